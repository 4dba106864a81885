import { BAD_DATA, BadData } from '../machine/terminal/exit-status.ts';
import { DASH, standardInput } from '../machine/terminal/files.ts';
import { readLines } from '../machine/terminal/read-lines.ts';
import { wrapFor } from '../machine/terminal/wrap-text.ts';

/** Reads a value from a text, and writes the answer to it. */
export interface Question<Value> {
  /** @throws Error that says what is wrong with the text */
  readonly read: (text: string) => Value;
  /** Writes the answer, which names the line if there are several. */
  readonly format: (value: Value, line?: number) => string;
}

/**
 * Prints the answer to some cards or, if the text is `-`, to each line of standard input.
 *
 * @param json - print a bad line as an object, too
 * @throws BadData if the text is wrong, or standard input has no lines
 */
export async function answerText<Value>(
  text: string,
  json: boolean,
  question: Question<Value>,
): Promise<void> {
  if (text === DASH) await answerLines(json, question);
  else process.stdout.write(question.format(orBadData(() => question.read(text))));
}

/** Returns what `read` reads. @throws BadData if it throws */
export function orBadData<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new BadData((error as Error).message);
  }
}

async function answerLines<Value>(json: boolean, { read, format }: Question<Value>): Promise<void> {
  const { stdout, stderr } = process;
  let lines = 0;
  await readLines(standardInput(), {
    read,
    take(value, line) {
      lines += 1;
      stdout.write(format(value, line));
    },
    refuse(error, line) {
      lines += 1;
      process.exitCode = BAD_DATA;
      if (json) stdout.write(`${JSON.stringify({ line, error })}\n`);
      else stderr.write(wrapFor(stderr, `line ${line}: ${error}\n`));
    },
  });
  if (lines === 0)
    throw new BadData('standard input has no cards: expected some on each line, such as Ah Kd Tc');
}
