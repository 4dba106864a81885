/**
 * Accepts a card that is given twice, if it is written in two ways.
 *
 * Made by people who compare the words of the text before they read them, though "Th" and "10♥" are
 * the same card.
 *
 * Cause: Expects only input like their own
 *
 * Caught by: cards / A deck has each card only once
 */
import type { Card } from '../../../../../src/cards/card.ts';
import { readCards } from '../../../../../src/cards/parse-cards.ts';

export function parseCards(text: string): Card[] {
  const words = text.match(/(10|[2-9tjqka])[cdhs♣♦♥♠]/gi) ?? [];
  if (new Set(words).size < words.length) throw new Error(`${text} has a card twice`);
  return readCards(text);
}
