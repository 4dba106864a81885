/**
 * Counts every straight flush as a royal flush when there is an ace among the cards.
 *
 * Made by people who know the royal flush as "the straight flush with the ace", and look for the
 * straight flush and for the ace separately.
 *
 * Cause: Checks two conditions separately, though the same cards must meet both
 *
 * Caught by: royal-flush / A straight flush with an ace among the cards need not be royal
 *
 * Shown by: 5h 6h 7h 8h 9h Ah
 */
import { ACE, type Cards } from '../../../../../src/cards/card.ts';
import { isStraightFlush } from '../../../../../src/rules/straight-flush.ts';

export function isRoyalFlush(cards: Cards): boolean {
  return isStraightFlush(cards) && cards.some(({ rank }) => rank === ACE);
}
