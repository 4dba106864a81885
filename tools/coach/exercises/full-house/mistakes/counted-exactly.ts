/**
 * Finds no full house in four of a kind and a pair.
 *
 * Made by people who count the cards of each rank and ask for exactly three, though four cards of a
 * rank are three and one more.
 *
 * Cause: Asks for exactly this many where at least this many is right
 *
 * Caught by: full-house / Four of a kind may serve as the three of a kind or as the pair
 *
 * Shown by: 4c 4d 4h 4s 9c 9d
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { groupSizes } from '../../../../../src/rules/groups.ts';

export function isFullHouse(cards: Cards): boolean {
  const sizes = groupSizes(cards);
  return sizes.includes(3) && sizes.filter((size) => size >= 2).length >= 2;
}
