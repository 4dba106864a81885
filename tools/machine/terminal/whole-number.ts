import { quote } from '../../../src/cards/quote.ts';

/**
 * Returns a parser of whole numbers, which throws an Error that quotes anything else.
 * @param what - completes "x is …", like `not a seed`
 */
export function wholeNumber(what: string, least: number, most: number) {
  return (text: string): number => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    throw new Error(`${quote(text)} is ${what}: expected a whole number from ${least} to ${most}`);
  };
}
