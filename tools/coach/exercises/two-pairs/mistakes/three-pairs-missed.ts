/**
 * Finds no two pairs when seven cards have three pairs.
 *
 * Made by people who count the ranks that have a pair and ask for exactly two of them. That is
 * right for a hand of five and wrong for seven cards.
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
  return countRanks(cards).filter((count) => count >= 2).length === 2;
}
