/**
 * Cuts the text into pieces of two characters, so that the ten of hearts becomes "10" and "h".
 *
 * Made by people who take two characters for every card, though they write the ten as 10.
 *
 * Cause: Expects only input like their own
 *
 * Caught by: cards / A card is written as its rank and then its suit
 */
import type { Card } from '../../../../../src/cards/card.ts';
import { parseCards as parse } from '../../../../../src/cards/parse-cards.ts';

export function parseCards(text: string): Card[] {
  const words = text.replaceAll(/\s/g, '').match(/..?/g) ?? [];
  return parse(words.join(' '));
}
