/**
 * Refuses small letters.
 *
 * Made by people who look up the letters as they are typed, and have only typed "AH" and "KD".
 *
 * Cause: Expects only input like their own
 *
 * Caught by: cards / A card is written as its rank and then its suit
 */
import type { Card } from '../../../../../src/cards/card.ts';
import { parseCards as parse } from '../../../../../src/cards/parse-cards.ts';

export function parseCards(text: string): Card[] {
  if (text !== text.toUpperCase()) throw new Error(`${text} has small letters`);
  return parse(text);
}
