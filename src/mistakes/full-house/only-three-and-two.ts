/**
 * Sees a full house only when there is nothing but a three and a two.
 *
 * Made by whoever describes the hand of five, "three and two and no other card", and gets seven cards from the
 * table.
 *
 * Caught by: full-house / Three of a kind and two pairs are a full house
 */
import type { Cards } from '../../kata/cards/card.ts';
import { groupSizes } from '../../kata/rules/groups.ts';

export function isFullHouse(cards: Cards): boolean {
  const [largest, second, ...others] = groupSizes(cards);
  return largest === 3 && second === 2 && others.length === 0;
}
