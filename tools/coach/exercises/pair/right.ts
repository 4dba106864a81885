/** Counts nothing: a set of the ranks is smaller than the cards if two cards share one. */
import type { Cards } from '../../../../src/cards/card.ts';

export function isPair(cards: Cards): boolean {
  return new Set(cards.map(({ rank }) => rank)).size < cards.length;
}
