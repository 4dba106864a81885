/** Sorts the ranks, and compares each with the next but one. */
import type { Cards } from '../../../../src/cards/card.ts';

export function isThreeOfAKind(cards: Cards): boolean {
  const sorted = cards.map(({ rank }) => rank).sort((a, b) => a - b);
  return sorted.some((rank, place) => rank === sorted[place + 2]);
}
