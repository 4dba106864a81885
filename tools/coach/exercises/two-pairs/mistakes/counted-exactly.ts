/**
 * Finds no two pairs in a full house.
 *
 * Made by people who count the cards of each rank and ask for exactly two, though the three cards
 * of one rank are a pair and one more.
 *
 * Cause: Asks for exactly this many where at least this many is right
 *
 * Caught by: two-pairs / A pair may be part of something larger
 *
 * Shown by: Ac Ad Ah Ks Kd
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { countRanks } from '../../../../../src/rules/groups.ts';

export function isTwoPairs(cards: Cards): boolean {
  return countRanks(cards).filter((count) => count === 2).length >= 2;
}
