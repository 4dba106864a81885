/**
 * Counts a straight and a flush as a straight flush, though they are not the same five cards.
 *
 * Made by people who ask both questions about all the cards, which is right for a hand of five and
 * wrong for seven.
 *
 * Cause: Checks two conditions separately, though the same cards must meet both
 *
 * Caught by: straight-flush / A straight and a flush among the cards are not enough
 *
 * Shown by: 5h 6h 7h 8h 9s Kh 2d
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { isFlush } from '../../../../../src/rules/flush.ts';
import { isStraight } from '../../../../../src/rules/straight.ts';

export function isStraightFlush(cards: Cards): boolean {
  return isFlush(cards) && isStraight(cards);
}
