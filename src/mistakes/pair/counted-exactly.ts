/**
 * Finds no pair in three of a kind.
 *
 * Made by whoever counts the cards of each rank and asks for exactly two.
 * Cards are still worth the same, because a higher rule is asked first.
 *
 * Caught by: pair / More cards never take a pair away
 */
import type { Cards } from '../../cards/card.ts';
import { groupSizes } from '../../rules/groups.ts';

export function isPair(cards: Cards): boolean {
  return groupSizes(cards).some((size) => size === 2);
}
