/**
 * Finds no full house when two ranks have four cards each.
 *
 * Made by people who count the cards of each rank and ask for exactly three, though four cards of a
 * rank are three and one more.
 *
 * Caught by: full-house / Four of a kind may serve as the three of a kind or as the pair
 */
import type { Cards } from '../../../kata/cards/card.ts';
import { groupSizes } from '../../../kata/rules/groups.ts';

export function isFullHouse(cards: Cards): boolean {
  const sizes = groupSizes(cards);
  return sizes.includes(3) && sizes.filter((size) => size >= 2).length >= 2;
}
