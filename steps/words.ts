/** Words and numbers as they are written in the rule book. */
import { inFull } from '../src/kata/cards/quote.ts';
import type { Combination } from '../src/solution.ts';

/** Writes `a pair`, but `two pairs`. */
export const withArticle = (combination: Combination): string =>
  /^(two|three|four) /.test(combination) ? combination : `a ${combination}`;

/** Reads `2,598,960`. @throws Error when it is no whole number */
export function readNumber(text: string): number {
  const number = Number(text.replaceAll(',', ''));
  if (text !== inFull(number))
    throw new Error(`"${text}" is no number as this book writes it: expected such as 2,598,960`);
  return number;
}

/** Reads `1 to 5 and 7`. */
export function readSizes(text: string): number[] {
  return text.split(/, | and /).flatMap((part) => {
    const [first = 0, last = first] = part.split(' to ').map(Number);
    return Array.from({ length: last - first + 1 }, (_, step) => first + step);
  });
}
