/**
 * Finds no pair in three of a kind.
 *
 * Made by people who count the cards of each rank and ask for exactly two, though three kings are
 * two kings and one more.
 *
 * Cause: Asks for exactly this many where at least this many is right
 *
 * Caught by: pair / More cards never take a pair away
 *
 * Shown by: Kd Kh Ks 9c 2d
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { countRanks } from '../../../../../src/rules/groups.ts';

export function isPair(cards: Cards): boolean {
  return countRanks(cards).some((count) => count === 2);
}
