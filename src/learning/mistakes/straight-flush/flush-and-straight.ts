/**
 * Mistakes a straight and a flush of different cards for a straight flush.
 *
 * Made by people who ask both questions about all the cards, which is right for a hand of five and
 * wrong for seven.
 *
 * Caught by: straight-flush / A straight and a flush among the cards are not enough
 */
import type { Cards } from '../../../kata/cards/card.ts';
import { isFlush } from '../../../kata/rules/flush.ts';
import { isStraight } from '../../../kata/rules/straight.ts';

export function isStraightFlush(cards: Cards): boolean {
  return isFlush(cards) && isStraight(cards);
}
