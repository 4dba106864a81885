/**
 * Finds no full house when two ranks have four cards each.
 *
 * Made by people who count the cards of each rank and ask for exactly three, though four cards of a
 * rank are three and one more.
 *
 * Caught by: full-house / It works for any number of cards
 */
import type { Cards } from '../../../kata/cards/card.ts';
import { groupSizes } from '../../../kata/rules/groups.ts';

export function isFullHouse(cards: Cards): boolean {
  const sizes = groupSizes(cards);
  return sizes.includes(3) && sizes.filter((size) => size >= 2).length >= 2;
}
