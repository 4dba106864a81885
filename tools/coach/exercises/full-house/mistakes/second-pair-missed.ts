/**
 * Finds no full house when there are three of a kind and two pairs.
 *
 * Made by people who ask for three of a kind and exactly one pair.
 *
 * Cause: Asks for exactly this many where at least this many is right
 *
 * Caught by: full-house / Three of a kind and two pairs are a full house
 *
 * Shown by: 4c 4d 4h Ks Kc 9d 9h
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { groupSizes } from '../../../../../src/rules/groups.ts';

export function isFullHouse(cards: Cards): boolean {
  const [largest = 0, ...others] = groupSizes(cards);
  return largest >= 3 && others.filter((size) => size >= 2).length === 1;
}
