import type { Cards } from '../cards/card.ts';
import { countRanks } from './groups.ts';

/** Two cards of one rank. */
export function isPair(cards: Cards): boolean {
  return countRanks(cards).some((count) => count >= 2);
}
