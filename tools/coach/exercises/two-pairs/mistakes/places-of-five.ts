/**
 * Misses two pairs that are low among seven sorted cards.
 *
 * Made by people who think of a sorted hand of five, where the odd card can only be the first, the
 * third or the fifth, and never try seven cards.
 *
 * Cause: Thinks that a hand is always five cards
 *
 * Caught by: two-pairs / Two cards of one rank and two of another are two pairs
 *
 * Shown by: Ac Qh Jd 3s 3c 2d 2h
 */
import type { Cards } from '../../../../../src/cards/card.ts';

export function isTwoPairs(cards: Cards): boolean {
  const [a, b, c, d, e] = cards.map(({ rank }) => rank).toSorted((one, other) => other - one);
  return (
    (a === b && c === d && a !== c) ||
    (a === b && d === e && a !== d) ||
    (b === c && d === e && b !== d)
  );
}
