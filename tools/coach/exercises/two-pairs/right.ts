/** Lays aside the first card of each rank: what is left has two ranks or more. */
import type { Cards } from '../../../../src/cards/card.ts';

export function isTwoPairs(cards: Cards): boolean {
  const ranks = cards.map(({ rank }) => rank);
  const left = ranks.filter((rank, place) => ranks.indexOf(rank) < place);
  return new Set(left).size >= 2;
}
