import type { Cards } from '../cards/card.ts';
import { countRanks } from './groups.ts';

/** All four cards of one rank. */
export function isFourOfAKind(cards: Cards): boolean {
  return countRanks(cards).some((count) => count >= 4);
}
