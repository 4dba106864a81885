/**
 * Misses a royal flush when there are other cards.
 *
 * Made by people who think that a hand is always five cards, and want all of them to be royal and
 * of one suit.
 *
 * Cause: Thinks that a hand is always five cards
 *
 * Caught by: royal-flush / Ace, king, queen, jack and ten of one suit are a royal flush
 *
 * Shown by: Ts 9s Js As 2d Qs Ks
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { isStraightFlush } from '../../../../../src/rules/straight-flush.ts';

export function isRoyalFlush(cards: Cards): boolean {
  return isStraightFlush(cards) && cards.every(({ rank }) => rank >= 10);
}
