import type { Cards } from '../cards/card.ts';
import { groupSizes } from './groups.ts';

/** Three cards of one rank and two of another. */
export function isFullHouse(cards: Cards): boolean {
  const [largest = 0, second = 0] = groupSizes(cards);
  return largest >= 3 && second >= 2;
}
