/**
 * Misses a straight that needs a card after the fifth.
 *
 * Made by people who think that a hand is always five cards, and never look at the rest of the
 * board.
 *
 * Cause: Thinks that a hand is always five cards
 *
 * Caught by: straight / Five ranks in a row are a straight, whatever their suits
 *
 * Shown by: Kd Ad 2c 3d 4h 5s 6c
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { isStraight as isStraightOfAny } from '../../../../../src/rules/straight.ts';

export function isStraight(cards: Cards): boolean {
  return isStraightOfAny(cards.slice(0, 5));
}
