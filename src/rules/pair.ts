import type { Cards } from '../cards/card.ts';
import { countRanks } from './groups.ts';

/** Two cards of one rank. */
export function isPair(cards: Cards): boolean {
  // At least two, not exactly two: three kings are two kings and one more,
  // and more cards never take a pair away.
  return countRanks(cards).some((count) => count >= 2);
}
