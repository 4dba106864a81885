import { quote } from '../../kata/cards/quote.ts';

/** Returns a parser of whole numbers, which throws an Error that quotes anything else. */
export function wholeNumber(what: string, least: number, most: number) {
  return (text: string): number => {
    if (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
    throw new Error(`${quote(text)} is ${what}: expected a whole number from ${least} to ${most}`);
  };
}
