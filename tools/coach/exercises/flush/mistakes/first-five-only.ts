/**
 * Misses a flush that needs a card after the fifth.
 *
 * Made by people who think that a hand is always five cards, and never look at the rest of the
 * board.
 *
 * Cause: Thinks that a hand is always five cards
 *
 * Caught by: flush / Five cards of one suit are a flush, whatever their ranks
 *
 * Shown by: As Kd 7h 2h 8h 5h 3h
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { isFlush as isFlushOfAny } from '../../../../../src/rules/flush.ts';

export function isFlush(cards: Cards): boolean {
  return isFlushOfAny(cards.slice(0, 5));
}
