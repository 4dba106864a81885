/**
 * Finds a full house only when there are no other cards.
 *
 * Made by people who describe the hand of five as "three and two and no other card", and then get
 * seven cards.
 *
 * Cause: Thinks that a hand is always five cards
 *
 * Caught by: full-house / Three cards of one rank and two of another are a full house
 *
 * Shown by: Kd 4c 9s 4d 4h Ks 2h
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { groupSizes } from '../../../../../src/rules/groups.ts';

export function isFullHouse(cards: Cards): boolean {
  const [largest, second, ...others] = groupSizes(cards);
  return largest === 3 && second === 2 && others.length === 0;
}
