import { quote } from '../kata/cards/quote.ts';
import { judgeShowdown, type Verdict } from './judge-showdown.ts';
import { type Line, LONGEST_LINE, readLines } from './lines.ts';
import { type ReadingOptions, readShowdown } from './read-showdown.ts';

/** The result of one line: a verdict, or why there is none. */
export type Judgement =
  | { readonly line: number; readonly verdict: Verdict }
  | { readonly line: number; readonly error: string };

/**
 * Judges every line of a text that arrives in chunks, in order; blank lines and `#` comments are passed over.
 * A bad line never keeps the others from being judged.
 *
 * @returns the judgements of the lines that each chunk completes
 */
export async function* judgeLines(
  chunks: AsyncIterable<string>,
  options: ReadingOptions,
): AsyncGenerator<Iterable<Judgement>> {
  for await (const lines of readLines(chunks)) yield judgeBatch(lines, options);
}

function* judgeBatch(lines: readonly Line[], options: ReadingOptions): Generator<Judgement> {
  for (const line of lines) {
    if (line.isTooLong || !/^\s*(#|$)/.test(line.text)) yield judgeLine(line, options);
  }
}

function judgeLine({ number, text, isTooLong }: Line, options: ReadingOptions): Judgement {
  if (isTooLong) return { line: number, error: `${quote(text)} is longer than ${LONGEST_LINE} characters` };
  try {
    return { line: number, verdict: judgeShowdown(readShowdown(text, options)) };
  } catch (error) {
    return { line: number, error: (error as Error).message };
  }
}
