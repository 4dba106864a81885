import type { Cards } from '../cards/card.ts';
import { countRanks } from './groups.ts';

/** Three cards of one rank. */
export function isThreeOfAKind(cards: Cards): boolean {
  return countRanks(cards).some((count) => count >= 3);
}
