import type { Cards } from '../cards/card.ts';
import { groupSizes } from './groups.ts';

/** Two cards of one rank and two of another. */
export function isTwoPairs(cards: Cards): boolean {
  const [, second = 0] = groupSizes(cards);
  return second >= 2;
}
