/**
 * Keeps what the learner's code prints, so that it can be shown beside the example that printed it. It is shared with the
 * watchdog's thread, which tells it when the code has to be stopped.
 */

/** In bytes. */
const MOST = 2000;
const LENGTH = 4;

/** First how many bytes have been printed, then the first of them. */
export type Printed = SharedArrayBuffer;

export const printed: Printed = new SharedArrayBuffer(LENGTH + MOST);

/** Runs something while whatever it prints is kept. */
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

/** What has been printed since this was last asked, cut to a length that can be read. */
export function takePrinted(shared = printed): { printed?: string } {
  const [length, bytes] = partsOf(shared);
  const text = bytes.toString('utf8', 0, Math.min(length[0] ?? 0, MOST)).trimEnd();
  const isCut = (length[0] ?? 0) > MOST;
  length[0] = 0;
  return text ? { printed: isCut ? `${text}…` : text } : {};
}

function keep(text: string): void {
  const [length, bytes] = partsOf(printed);
  const used = length[0] ?? 0;
  if (used > MOST) return;
  const written = bytes.write(text, used);
  length[0] = used + (Buffer.byteLength(text) > written ? MOST + 1 : written);
}

function partsOf(shared: Printed): [Int32Array, Buffer] {
  return [new Int32Array(shared, 0, 1), Buffer.from(shared, LENGTH)];
}
