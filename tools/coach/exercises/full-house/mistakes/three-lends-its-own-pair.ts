/**
 * Counts three of a kind as a full house.
 *
 * Made by people who ask for three of a kind and a pair, and forget that three of a kind contains a
 * pair.
 *
 * Cause: Checks two conditions separately, though the same cards must meet both
 *
 * Caught by: full-house / The three of a kind and the pair are of different ranks, and both are
 * needed
 *
 * Shown by: 4c 4d 4h 9s 2c
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { isPair } from '../../../../../src/rules/pair.ts';
import { isThreeOfAKind } from '../../../../../src/rules/three-of-a-kind.ts';

export function isFullHouse(cards: Cards): boolean {
  return isThreeOfAKind(cards) && isPair(cards);
}
