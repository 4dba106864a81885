/**
 * Misses a pair that is dealt after the fifth card.
 *
 * Made by people who think that a hand is always five cards, and never look at the rest of the
 * board.
 *
 * Cause: Thinks that a hand is always five cards
 *
 * Caught by: pair / Two cards of one rank are a pair
 *
 * Shown by: Ac Kd Js 8h 6c 4d 4s
 */
import type { Cards } from '../../../../../src/cards/card.ts';

export function isPair(cards: Cards): boolean {
  const five = cards.slice(0, 5);
  return five.some((card) => five.some((other) => other !== card && other.rank === card.rank));
}
