import type { Cards } from '../cards/card.ts';
import { countRanks } from './groups.ts';

/** Two cards of one rank and two of another. */
export function isTwoPairs(cards: Cards): boolean {
  return countRanks(cards).filter((count) => count >= 2).length >= 2;
}
