/** Words and numbers as they are written in the rule book. */
import type { Combination } from '../src/ranking/categories.ts';
import { inWords } from './expect.ts';
import { winner } from './winner.ts';

/** Writes `a pair`, but `two pairs`. */
export const withArticle = (combination: Combination): string =>
  /^(two|three|four) /.test(combination) ? combination : `a ${combination}`;

/** Ends a sentence about a rule that would be right if it were asked about nothing else before. */
export const REMEMBERS = '; called alone it is right, so it remembers earlier calls';

/** Reads `2,598,960`. */
export const readNumber = (text: string): number => Number(text.replaceAll(',', ''));

/** The sizes of hands that sentences name in words. */
export const SIZES: ReadonlyMap<string, number> = new Map([
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
]);

/**
 * Says who wins by the result of a comparison: `Black wins`, `a tie`; or that the result, which may
 * be anything, is not a number.
 */
export function outcomeInWords(result: unknown, first: string, second: string): string {
  const outcome = winner(result, first, second);
  if (outcome !== undefined) return outcome;
  return typeof result === 'number' ? 'NaN' : `${inWords(result)}, which is not a number`;
}
