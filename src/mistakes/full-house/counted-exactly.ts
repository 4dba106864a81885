/**
 * Finds no full house in two fours of a kind.
 *
 * Made by whoever counts the cards of each rank and asks for exactly three.
 * Cards are still worth the same, because a higher rule is asked first.
 *
 * Caught by: full-house / Four of a kind may stand for the three or for the pair
 */
import type { Cards } from '../../cards/card.ts';
import { groupSizes } from '../../rules/groups.ts';

export function isFullHouse(cards: Cards): boolean {
  const sizes = groupSizes(cards);
  return sizes.includes(3) && sizes.filter((size) => size >= 2).length >= 2;
}
