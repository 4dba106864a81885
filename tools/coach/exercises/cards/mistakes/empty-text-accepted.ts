/**
 * Returns no cards for an empty text, and throws no error.
 *
 * Made by people who go through the text card by card: if there is no card, nothing is ever
 * checked.
 *
 * Cause: Expects only input like their own
 *
 * Caught by: cards / Anything that is not a card is refused
 */
import type { Card } from '../../../../../src/cards/card.ts';
import { parseCards as parse } from '../../../../../src/cards/parse-cards.ts';

export function parseCards(text: string): Card[] {
  return text.trim() === '' ? [] : parse(text);
}
