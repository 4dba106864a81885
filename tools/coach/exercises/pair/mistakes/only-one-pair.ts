/**
 * Finds no pair in cards that have two pairs.
 *
 * Made by people who read "a pair" as "exactly one pair", though two pairs contain a pair as well.
 *
 * Cause: Asks for exactly this many where at least this many is right
 *
 * Caught by: pair / More cards never take a pair away
 *
 * Shown by: Kd Kh 9c 9s 2d
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { countRanks } from '../../../../../src/rules/groups.ts';

export function isPair(cards: Cards): boolean {
  return countRanks(cards).filter((count) => count >= 2).length === 1;
}
