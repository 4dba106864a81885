import type { Cards } from '../cards/card.ts';
import { highestStraight } from './straights.ts';

/** Five ranks in a row. The ace is high or low, and no row goes round the corner. */
export function isStraight(cards: Cards): boolean {
  return highestStraight(cards) !== undefined;
}
