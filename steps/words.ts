/** Words and numbers as they are written in the rule book. */

import { winner } from '../src/kata/ranking/winner.ts';
import type { Category } from '../src/kata.ts';
import type { Combination } from '../src/solution.ts';
import { inWords } from './expect.ts';

/** Writes `a pair`, but `two pairs`. */
export const withArticle = (combination: Combination): string =>
  /^(two|three|four) /.test(combination) ? combination : `a ${combination}`;

/** Ends a sentence about a wrong answer that is another one when nothing was asked before. */
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

/** How high the rungs of the ladder are, as chapter 11 lists them: the ladder of the code may be wrong. */
export const HEIGHTS = {
  'high card': 0,
  pair: 1,
  'two pairs': 2,
  'three of a kind': 3,
  straight: 4,
  flush: 5,
  'full house': 6,
  'four of a kind': 7,
  'straight flush': 8,
  'royal flush': 9,
} as const satisfies Record<Category, number>;

/** Says who wins by the result of a comparison: `Black wins`, `a tie`; or that the result, which may be anything, is not a number. */
export function outcomeInWords(result: unknown, first: string, second: string): string {
  const outcome = winner(result, first, second);
  if (outcome !== undefined) return outcome;
  return typeof result === 'number' ? 'NaN' : `${inWords(result)}, which is not a number`;
}
