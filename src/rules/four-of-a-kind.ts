import type { Cards } from '../cards/card.ts';
import { groupSizes } from './groups.ts';

/** All four cards of one rank. */
export function isFourOfAKind(cards: Cards): boolean {
  const [largest = 0] = groupSizes(cards);
  return largest >= 4;
}
