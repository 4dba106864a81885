/**
 * Misses a straight flush when there is a higher straight of several suits.
 *
 * Made by people who find the straight first, keep the highest one and ask whether it is a flush.
 *
 * Cause: Looks at the highest cards before the combination
 *
 * Caught by: straight-flush / The five need not be the highest cards
 *
 * Shown by: Ah 2h 3h 4h 5h 6s 7d
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { bestFive } from '../../../../../src/ranking/best-five.ts';
import { isFlush } from '../../../../../src/rules/flush.ts';
import { isStraight } from '../../../../../src/rules/straight.ts';

export function isStraightFlush(cards: Cards): boolean {
  if (!isStraight(cards)) return false;
  const ranks = bestFive('straight', cards).map(({ rank }) => rank);
  return isFlush(cards.filter(({ rank }) => ranks.includes(rank)));
}
