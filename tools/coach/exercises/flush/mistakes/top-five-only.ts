/**
 * Misses a flush that is not among the five highest cards.
 *
 * Made by people who sort the cards and keep the best five before asking what they are.
 *
 * Cause: Looks at the highest cards before the combination
 *
 * Caught by: flush / Five cards of one suit are a flush, whatever their ranks
 *
 * Shown by: As Kd 7h 2h 8h 5h 3h
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { isFlush as isFlushOfAny } from '../../../../../src/rules/flush.ts';

export function isFlush(cards: Cards): boolean {
  return isFlushOfAny(cards.toSorted((a, b) => b.rank - a.rank).slice(0, 5));
}
