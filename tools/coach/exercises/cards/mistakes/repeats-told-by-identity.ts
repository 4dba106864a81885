/**
 * Accepts a card that is given twice.
 *
 * Made by people who put the cards into a Set. For a Set, two objects are never the same, whatever
 * is in them.
 *
 * Cause: Expects only input like their own
 *
 * Caught by: cards / A deck has each card only once
 */
import type { Card } from '../../../../../src/cards/card.ts';
import { readCards } from '../../../../../src/cards/parse-cards.ts';

export function parseCards(text: string): Card[] {
  const cards = readCards(text).map((card) => ({ ...card }));
  if (new Set(cards).size < cards.length) throw new Error(`${text} has a card twice`);
  return cards;
}
