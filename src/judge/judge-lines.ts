import { quote } from '../kata/cards/quote.ts';
import { judgeShowdown, type Verdict } from './judge-showdown.ts';
import { type Line, LONGEST_LINE, readLines } from './lines.ts';
import { readShowdown } from './read-showdown.ts';
import { readWellFormed } from './read-well-formed.ts';
import type { ReadingOptions } from './showdown.ts';

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
  { anyDeck = false }: Partial<ReadingOptions>,
): AsyncGenerator<Iterable<Judgement>> {
  for await (const lines of readLines(chunks)) yield judgeBatch(lines, { anyDeck });
}

function* judgeBatch(lines: Iterable<Line>, options: ReadingOptions): Generator<Judgement> {
  for (const line of lines) {
    const judgement = judgeLine(line, options);
    if (judgement !== undefined) yield judgement;
  }
}

function judgeLine({ number, text, isTooLong }: Line, options: ReadingOptions): Judgement | undefined {
  if (isTooLong) return { line: number, error: `${quote(text)} is longer than ${LONGEST_LINE} characters` };
  const showdown = readWellFormed(text, options);
  if (showdown !== undefined) return { line: number, verdict: judgeShowdown(showdown) };
  return PASSED_OVER.test(text) ? undefined : judgeCarefully(number, text, options);
}

const PASSED_OVER = /^\s*(#|$)/;

function judgeCarefully(line: number, text: string, options: ReadingOptions): Judgement {
  try {
    return { line, verdict: judgeShowdown(readShowdown(text, options)) };
  } catch (error) {
    return { line, error: (error as Error).message };
  }
}
