/**
 * Reads 1h as a card.
 *
 * Made by people who accept every number as a rank, and think of an ace as a one.
 *
 * Cause: Expects only input like their own
 *
 * Caught by: cards / Anything that is not a card is refused
 */
import type { Card } from '../../../../../src/cards/card.ts';
import { parseCards as parse } from '../../../../../src/cards/parse-cards.ts';

export function parseCards(text: string): Card[] {
  return parse(text.replaceAll(/1(?!0)/g, 'A'));
}
