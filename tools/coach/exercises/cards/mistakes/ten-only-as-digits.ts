/**
 * Reads the ten as 10, but not as T.
 *
 * Made by people who write a rank as they say it, and need letters only for jack, queen, king and
 * ace.
 *
 * Cause: Expects only input like their own
 *
 * Caught by: cards / A card is written as its rank and then its suit
 */
import type { Card } from '../../../../../src/cards/card.ts';
import { parseCards as parse } from '../../../../../src/cards/parse-cards.ts';

export function parseCards(text: string): Card[] {
  if (/t/i.test(text)) throw new Error(`${text} has the unknown rank T`);
  return parse(text);
}
