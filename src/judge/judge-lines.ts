/**
 * How a long file is judged. It arrives in chunks, which are cut into pieces of whole lines (`lines.ts`). Each line is read where it
 * stands: on the straight path if it is written as programs write it (`read-well-formed.ts`), otherwise on the careful one
 * (`read-showdown.ts`), which knows every spelling and says what is wrong. Places are decided by a number for each player, the
 * strength of the cards (`strength-in-game.ts`), and words are made only for what is printed, once for all hands that share them
 * (`words-of-strength.ts`).
 */
import { quote } from '../kata/cards/quote.ts';
import { judgeShowdown, type Verdict } from './judge-showdown.ts';
import { isPassedOver, LINE_FEED, LONGEST_LINE, wholeLines } from './lines.ts';
import { readShowdown } from './read-showdown.ts';
import { StraightReader } from './read-well-formed.ts';
import type { ReadingOptions } from './showdown.ts';

/** The result of one line: a verdict, or why there is none. */
export type Judgement =
  | { readonly line: number; readonly verdict: Verdict }
  | { readonly line: number; readonly error: string };

/**
 * Judges every line of a text that arrives in chunks, in order; blank lines and `#` comments are passed over. A line ends with LF
 * or CRLF. A bad line never keeps the others from being judged.
 *
 * @returns the judgements of the lines that each chunk completes, to be taken before the next chunk is asked for
 */
export async function* judgeLines(
  chunks: AsyncIterable<Buffer>,
  { anyDeck = false }: Partial<ReadingOptions>,
): AsyncGenerator<Iterable<Judgement>> {
  const judge = new LineJudge({ anyDeck });
  for await (const lines of wholeLines(chunks)) yield judge.judge(lines);
}

/** Knows the number of the line. */
class LineJudge {
  readonly #options: ReadingOptions;
  readonly #straight = new StraightReader();
  #line = 0;

  constructor(options: ReadingOptions) {
    this.#options = options;
  }

  *judge(lines: Buffer): Generator<Judgement> {
    let end: number;
    for (let start = 0; start < lines.length; start = end + 1) {
      this.#line += 1;
      const showdown = this.#straight.read(lines, start, this.#options);
      end = showdown ? this.#straight.end : lines.indexOf(LINE_FEED, start);
      if (showdown) yield { line: this.#line, verdict: judgeShowdown(showdown) };
      else yield* this.#judgeCarefully(lines.toString('utf8', start, end).replace(/\r$/, ''));
    }
  }

  *#judgeCarefully(text: string): Generator<Judgement> {
    const line = this.#line;
    if (text.length > LONGEST_LINE) {
      yield { line, error: `${quote(text)} is longer than ${LONGEST_LINE} characters` };
    } else if (!isPassedOver(text)) {
      try {
        yield { line, verdict: judgeShowdown(readShowdown(text, this.#options)) };
      } catch (error) {
        yield { line, error: (error as Error).message };
      }
    }
  }
}
