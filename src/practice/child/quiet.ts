/** Takes what the learner's code prints, as long as it is no flood. */
import { Buffer } from 'node:buffer';
import { end } from './own.ts';
import { keep } from './printed.ts';
import { countCalls } from './pulse.ts';

/** What one call may print: more than anyone wants to read, and printed within a blink. */
const [MOST_LINES, MOST_CHARACTERS] = [10_000, 1_000_000];

let [call, lines, characters] = [0, 0, 0];

/** Runs something and keeps what it prints. */
export function quiet<Result>(run: () => Result): Result {
  const streams = [process.stdout, process.stderr];
  const writes = streams.map((stream) => stream.write);
  for (const stream of streams) {
    stream.write = (chunk: string | Uint8Array) => {
      const text = withOwnFrames(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
      endFlood(text);
      keep(text);
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

function endFlood(text: string): void {
  if (call !== countCalls()) [call, lines, characters] = [countCalls(), 0, 0];
  lines += text.split('\n').length - 1;
  characters += text.length;
  const what = lines > MOST_LINES ? 'lines' : 'characters';
  const most = lines > MOST_LINES ? MOST_LINES : MOST_CHARACTERS;
  if (lines > MOST_LINES || characters > MOST_CHARACTERS)
    end(`it floods the output: one call printed more than ${most.toLocaleString('en')} ${what}`);
}

/** A stack with the frames of the learner's files only, named as they are on the disk. */
function withOwnFrames(text: string): string {
  if (!text.includes('learner:')) return text;
  return text
    .replaceAll(/\n +(at (?!.*\blearner:)|\.{3} \d+ lines matching).*?(?<open> \{)?$/gm, '$<open>')
    .replaceAll(/( at (?:.*\()?)learner:/g, '$1');
}
