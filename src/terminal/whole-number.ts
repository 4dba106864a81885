import { quote } from '../kata/cards/quote.ts';

/** Returns a function that reads a whole number and throws an Error that quotes anything else. */
export function wholeNumber(what: string, least: number, most: number, range = ` from ${least} to ${most}`) {
  return (text: string): number => {
    if (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
    throw new Error(`${quote(text)} is ${what}: expected a whole number${range}`);
  };
}
