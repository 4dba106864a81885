/**
 * Counts five red cards as a flush.
 *
 * Made by people who see two colours where there are four suits.
 *
 * Cause: Counts something other than the rule says, or one too few
 *
 * Caught by: flush / Fewer than five cards of one suit are not a flush
 *
 * Shown by: 2h 7h 9h Jd Kd
 */
import type { Cards } from '../../../../../src/cards/card.ts';

export function isFlush(cards: Cards): boolean {
  const red = cards.filter(({ suit }) => suit === 'D' || suit === 'H');
  return red.length >= 5 || cards.length - red.length >= 5;
}
