/** Words and numbers as they are written in the rule book. */
import type { Combination } from '../src/solution.ts';

/** Writes `a pair`, but `two pairs`. */
export const withArticle = (combination: Combination): string =>
  /^(two|three|four) /.test(combination) ? combination : `a ${combination}`;

/** Reads `2,598,960`. */
export const readNumber = (text: string): number => Number(text.replaceAll(',', ''));

/** Reads `1 to 5 and 7`. */
export function readSizes(text: string): number[] {
  return text.split(/, | and /).flatMap((part) => {
    const [first = 0, last = first] = part.split(' to ').map(Number);
    return Array.from({ length: last - first + 1 }, (_, step) => first + step);
  });
}
