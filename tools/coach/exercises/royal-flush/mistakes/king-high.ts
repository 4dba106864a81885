/**
 * Counts a king-high straight flush as a royal flush when there is any ace.
 *
 * Made by people who look for a straight flush, an ace and a king, and forget that all must be of
 * one suit.
 *
 * Cause: Checks two conditions separately, though the same cards must meet both
 *
 * Caught by: royal-flush / A straight flush with an ace among the cards need not be royal
 *
 * Shown by: 9h Th Jh Qh Kh As 2c
 */
import { ACE, type Cards } from '../../../../../src/cards/card.ts';
import { isStraightFlush } from '../../../../../src/rules/straight-flush.ts';

export function isRoyalFlush(cards: Cards): boolean {
  return (
    isStraightFlush(cards) && [13, ACE].every((royal) => cards.some(({ rank }) => rank === royal))
  );
}
