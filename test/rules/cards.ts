/** What the tests of the rules share. */
import { type Card, parseCards } from '../../src/kata.ts';

/** Reads cards: `AH KD`. Unlike `parseCards` it takes an empty text, too. */
export function cards(text: string): Card[] {
  return text === '' ? [] : parseCards(text);
}

/** All thirteen hearts: every rank once. */
export const ALL_HEARTS = 'AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H';
