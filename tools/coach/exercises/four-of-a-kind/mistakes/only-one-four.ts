/**
 * Finds no four of a kind in eight cards of two ranks.
 *
 * Made by people who read "four of a kind" as "exactly one rank with four cards".
 *
 * Cause: Asks for exactly this many where at least this many is right
 *
 * Caught by: four-of-a-kind / It works for any number of cards
 *
 * Shown by: 9c 9d 9h 9s 4c 4d 4h 4s
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { countRanks } from '../../../../../src/rules/groups.ts';

export function isFourOfAKind(cards: Cards): boolean {
  return countRanks(cards).filter((count) => count === 4).length === 1;
}
