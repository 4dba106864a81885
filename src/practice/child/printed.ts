/**
 * Keeps what the learner's code prints, so that it can be shown beside the example that printed it. The
 * watchdog's thread shares it, and sends it when it has to stop the code.
 */

const MOST_BYTES = 2000;
/** The bytes in front, which hold how many are printed. */
const COUNT_BYTES = 4;

/** First the number of printed bytes, then the first of these bytes. */
export type Printed = SharedArrayBuffer;

export const printed: Printed = new SharedArrayBuffer(COUNT_BYTES + MOST_BYTES);

/** Runs something and keeps what it prints. */
export function quiet<Result>(run: () => Result): Result {
  const streams = [process.stdout, process.stderr];
  const writes = streams.map((stream) => stream.write);
  for (const stream of streams) {
    stream.write = (chunk: string | Uint8Array) => {
      keep(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
      return true;
    };
  }
  try {
    return run();
  } finally {
    streams.forEach((stream, index) => {
      stream.write = writes[index] as typeof stream.write;
    });
  }
}

/** What was printed since the last call, cut to a readable length. */
export function takePrinted(shared = printed): { printed?: string } {
  const [length, bytes] = partsOf(shared);
  const text = bytes.toString('utf8', 0, Math.min(length[0] ?? 0, MOST_BYTES)).trimEnd();
  const isCut = (length[0] ?? 0) > MOST_BYTES;
  length[0] = 0;
  return text ? { printed: isCut ? `${text}…` : text } : {};
}

function keep(text: string): void {
  const [length, bytes] = partsOf(printed);
  const used = length[0] ?? 0;
  if (used > MOST_BYTES) return;
  const written = bytes.write(text, used);
  length[0] = used + (Buffer.byteLength(text) > written ? MOST_BYTES + 1 : written);
}

function partsOf(shared: Printed): [Int32Array, Buffer] {
  return [new Int32Array(shared, 0, 1), Buffer.from(shared, COUNT_BYTES)];
}
