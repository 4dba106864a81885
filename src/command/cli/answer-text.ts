import { BAD_DATA, BadData } from '../../machine/terminal/exit-status.ts';
import { DASH, standardInput } from '../../machine/terminal/files.ts';
import { readLines } from '../../machine/terminal/read-lines.ts';
import { wrapFor } from '../../machine/terminal/wrap-text.ts';

/**
 * Prints the answer to some cards or, if the text is `-`, to each line of standard input.
 * @throws BadData if the text is wrong
 */
export async function answerText<Value>(
  text: string,
  json: boolean,
  read: (text: string) => Value,
  format: (value: Value, line?: number) => string,
): Promise<void> {
  const { stdout, stderr } = process;
  let lines = 0;
  const take = (value: Value, line?: number) => {
    lines += 1;
    stdout.write(format(value, line));
  };
  const refuse = (error: string, line: number) => {
    lines += 1;
    process.exitCode = BAD_DATA;
    if (json) stdout.write(`${JSON.stringify({ line, error })}\n`);
    else stderr.write(wrapFor(stderr, `line ${line}: ${error}\n`));
  };
  if (text === DASH) {
    await readLines(standardInput(), { read, take, refuse });
  } else {
    try {
      take(read(text));
    } catch (error) {
      throw new BadData((error as Error).message);
    }
  }
  if (lines === 0)
    throw new BadData('standard input has no cards: expected some on each line, such as AH KD TC');
}
