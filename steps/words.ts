/** Words and numbers as they are written in the rule book. */

import type { Combination } from '../src/solution/combinations.ts';
import { winner } from '../src/solution/winner.ts';
import { inWords } from './expect.ts';

/** Writes `a pair`, but `two pairs`. */
export const withArticle = (combination: Combination): string =>
  /^(two|three|four) /.test(combination) ? combination : `a ${combination}`;

/** Ends a sentence about a rule that would be right if it were asked about nothing else before. */
export const REMEMBERS = '; called alone it is right, so it remembers earlier calls';

/** Reads `2,598,960`. */
export const readNumber = (text: string): number => Number(text.replaceAll(',', ''));

/** Reads `1 to 5 and 7`. */
export function readSizes(text: string): number[] {
  return text.split(/, | and /).flatMap((part) => {
    const [first = 0, last = first] = part.split(' to ').map(Number);
    return Array.from({ length: last - first + 1 }, (_, step) => first + step);
  });
}

/**
 * Says who wins by the result of a comparison: `Black wins`, `a tie`; or that the result, which may
 * be anything, is not a number.
 */
export function outcomeInWords(result: unknown, first: string, second: string): string {
  const outcome = winner(result, first, second);
  if (outcome !== undefined) return outcome;
  return typeof result === 'number' ? 'NaN' : `${inWords(result)}, which is not a number`;
}
