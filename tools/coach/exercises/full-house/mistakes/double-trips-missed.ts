/**
 * Finds no full house when two ranks have three cards each.
 *
 * Made by people who ask for a rank with exactly three cards and another with exactly two.
 *
 * Cause: Asks for exactly this many where at least this many is right
 *
 * Caught by: full-house / It works for any number of cards
 *
 * Shown by: 4c 4d 4h 2s 2c 2d
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { groupSizes } from '../../../../../src/rules/groups.ts';

export function isFullHouse(cards: Cards): boolean {
  const sizes = groupSizes(cards);
  return sizes.includes(3) && sizes.includes(2);
}
