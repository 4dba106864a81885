/**
 * Finds no two pairs in four cards alone.
 *
 * Made by people who reject anything but a hand of five or more before looking at it.
 *
 * Cause: Thinks that a hand is always five cards
 *
 * Caught by: two-pairs / Two cards of one rank and two of another are two pairs
 *
 * Shown by: Kd Kh 9c 9s
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { isTwoPairs as isTwoPairsOfAny } from '../../../../../src/rules/two-pairs.ts';

export function isTwoPairs(cards: Cards): boolean {
  return cards.length >= 5 && isTwoPairsOfAny(cards);
}
