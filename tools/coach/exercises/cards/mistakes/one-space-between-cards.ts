/**
 * Reads only cards with exactly one space between them.
 *
 * Made by people who split the text at its spaces, though two spaces have an empty text between them
 * and AhKd has none.
 *
 * Cause: Expects only input like their own
 *
 * Caught by: cards / A card is written as its rank and then its suit
 */
import type { Card } from '../../../../../src/cards/card.ts';
import { parseCards as parse } from '../../../../../src/cards/parse-cards.ts';

export function parseCards(text: string): Card[] {
  for (const word of text.split(' ')) {
    if (parse(word).length !== 1) throw new Error(`${word} is not a card`);
  }
  return parse(text);
}
