/**
 * Cuts the text into twos, and the ten of hearts into 10 and h.
 *
 * Made by people who know that a card has two characters, and write 10 themselves.
 *
 * Caught by: cards / A card is written as its rank and then its suit
 */
import type { Card } from '../../../kata/cards/card.ts';
import { parseCards as parse } from '../../../kata/cards/parse-cards.ts';

export function parseCards(text: string): Card[] {
  const words = text.replaceAll(/\s/g, '').match(/..?/g) ?? [];
  return parse(words.join(' '));
}
