/**
 * Finds no three of a kind in four of a kind.
 *
 * Made by people who count the cards of each rank and ask for exactly three, though four kings are
 * three kings and one more.
 *
 * Cause: Asks for exactly this many where at least this many is right
 *
 * Caught by: three-of-a-kind / More cards never take three of a kind away
 *
 * Shown by: 7c 7d 7h 7s 2d
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { countRanks } from '../../../../../src/rules/groups.ts';

export function isThreeOfAKind(cards: Cards): boolean {
  return countRanks(cards).some((count) => count === 3);
}
