/**
 * Finds three of a kind only when the three cards are next to each other.
 *
 * Made by people who compare each card with the next two and forget to sort them first.
 *
 * Cause: Does not sort, or sorts from the wrong end
 *
 * Caught by: three-of-a-kind / Three cards of one rank are three of a kind
 *
 * Shown by: 7c Kd 7h 2s 7s
 */
import type { Cards } from '../../../../../src/cards/card.ts';

export function isThreeOfAKind(cards: Cards): boolean {
  return cards.some(
    ({ rank }, place) => rank === cards[place + 1]?.rank && rank === cards[place + 2]?.rank,
  );
}
