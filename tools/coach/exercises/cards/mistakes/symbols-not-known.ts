/**
 * Refuses the symbols ♣, ♦, ♥ and ♠.
 *
 * Made by people who think only of what they can type.
 *
 * Cause: Expects only input like their own
 *
 * Caught by: cards / A card is written as its rank and then its suit
 */
import type { Card } from '../../../../../src/cards/card.ts';
import { parseCards as parse } from '../../../../../src/cards/parse-cards.ts';

export function parseCards(text: string): Card[] {
  if (/[♣♦♥♠]/.test(text)) throw new Error(`${text} has symbols`);
  return parse(text);
}
