/**
 * Finds no two pairs in a full house.
 *
 * Made by whoever counts the cards of each rank and asks for exactly two.
 * Cards are still worth the same, because a higher rule is asked first.
 *
 * Caught by: two-pairs / A pair may be part of something larger
 */
import type { Cards } from '../../cards/card.ts';
import { groupSizes } from '../../rules/groups.ts';

export function isTwoPairs(cards: Cards): boolean {
  return groupSizes(cards).filter((size) => size === 2).length >= 2;
}
