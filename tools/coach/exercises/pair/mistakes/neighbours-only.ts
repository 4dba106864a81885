/**
 * Finds a pair only when its two cards are next to each other.
 *
 * Made by people who compare each card with the next and forget to sort them first.
 *
 * Cause: Does not sort, or sorts from the wrong end
 *
 * Caught by: pair / Two cards of one rank are a pair
 *
 * Shown by: 2s 9d 4c Kh 2d
 */
import type { Cards } from '../../../../../src/cards/card.ts';

export function isPair(cards: Cards): boolean {
  return cards.some((card, place) => card.rank === cards[place + 1]?.rank);
}
