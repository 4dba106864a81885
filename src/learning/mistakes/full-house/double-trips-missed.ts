/**
 * Finds no full house in trips of two ranks.
 *
 * Made by people who ask for a rank with exactly three cards and another with exactly two.
 *
 * Caught by: full-house / Trips of two ranks are a full house
 */
import type { Cards } from '../../../kata/cards/card.ts';
import { groupSizes } from '../../../kata/rules/groups.ts';

export function isFullHouse(cards: Cards): boolean {
  const sizes = groupSizes(cards);
  return sizes.includes(3) && sizes.includes(2);
}
