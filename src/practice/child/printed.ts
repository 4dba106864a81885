/** Keeps what the learner's code prints, so that it can be shown beside the example that printed it. */

const MOST = 2000;

let text = '';

/** Runs something while whatever it prints is kept. */
export function quiet<Result>(run: () => Result): Result {
  const streams = [process.stdout, process.stderr];
  const writes = streams.map((stream) => stream.write);
  for (const stream of streams) {
    stream.write = (chunk: string | Uint8Array) => {
      if (text.length < MOST) text += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
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
export function takePrinted(): string {
  const taken = text.length > MOST ? `${text.slice(0, MOST)}…` : text;
  text = '';
  return taken.trimEnd();
}
