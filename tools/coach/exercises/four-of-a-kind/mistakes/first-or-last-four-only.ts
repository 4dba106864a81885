/**
 * Misses four of a kind between higher and lower cards.
 *
 * Made by people who think of a sorted hand of five, where the four cards come first or last, and
 * never try seven cards.
 *
 * Cause: Thinks that a hand is always five cards
 *
 * Caught by: four-of-a-kind / All four cards of one rank are four of a kind
 *
 * Shown by: Ad 9c 9d Kh 9h 3c 9s
 */
import type { Cards } from '../../../../../src/cards/card.ts';

export function isFourOfAKind(cards: Cards): boolean {
  const ranks = cards.map(({ rank }) => rank).toSorted((a, b) => b - a);
  const areAlike = (four: number[]) => four.length === 4 && new Set(four).size === 1;
  return areAlike(ranks.slice(0, 4)) || areAlike(ranks.slice(-4));
}
