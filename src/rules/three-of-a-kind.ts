import type { Cards } from '../cards/card.ts';
import { groupSizes } from './groups.ts';

/** Three cards of one rank. */
export function isThreeOfAKind(cards: Cards): boolean {
  const [largest = 0] = groupSizes(cards);
  return largest >= 3;
}
