import type { Cards } from '../cards/card.ts';
import { groupSizes } from './groups.ts';

/** Two cards of one rank. */
export function isPair(cards: Cards): boolean {
  const [largest = 0] = groupSizes(cards);
  return largest >= 2;
}
