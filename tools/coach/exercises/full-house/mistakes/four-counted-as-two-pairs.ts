/**
 * Counts four of a kind as a full house.
 *
 * Made by people who count four cards of one rank as two pairs, and use one of them as the pair.
 *
 * Cause: Checks two conditions separately, though the same cards must meet both
 *
 * Caught by: full-house / The three of a kind and the pair are of different ranks, and both are
 * needed
 *
 * Shown by: 4c 4d 4h 4s 9c
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { groupSizes } from '../../../../../src/rules/groups.ts';
import { isThreeOfAKind } from '../../../../../src/rules/three-of-a-kind.ts';

export function isFullHouse(cards: Cards): boolean {
  const pairs = groupSizes(cards).reduce((sum, size) => sum + Math.floor(size / 2), 0);
  return isThreeOfAKind(cards) && pairs >= 2;
}
