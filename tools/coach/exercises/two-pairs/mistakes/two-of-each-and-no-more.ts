/**
 * Finds two pairs only if exactly two ranks have exactly two cards.
 *
 * Made by people who write the rule as it is said, "two cards of one rank and two of another", and
 * think of five cards only.
 *
 * Cause: Asks for exactly this many where at least this many is right
 *
 * Caught by: two-pairs / It works for any number of cards
 *
 * Shown by: Kd Kh 9c 9s 4d 4h 2c
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { countRanks } from '../../../../../src/rules/groups.ts';

export function isTwoPairs(cards: Cards): boolean {
  return countRanks(cards).filter((count) => count === 2).length === 2;
}
