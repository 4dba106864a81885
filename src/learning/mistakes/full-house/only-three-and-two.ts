/**
 * Finds a full house only when there are no other cards.
 *
 * Made by people who describe the hand of five as "three and two and no other card", and then get
 * seven cards.
 *
 * Caught by: full-house / Three of a kind and two pairs are a full house
 */
import type { Cards } from '../../../kata/cards/card.ts';
import { groupSizes } from '../../../kata/rules/groups.ts';

export function isFullHouse(cards: Cards): boolean {
  const [largest, second, ...others] = groupSizes(cards);
  return largest === 3 && second === 2 && others.length === 0;
}
