/** Writes the suits as a text and cuts it at each letter: five of a suit leave six pieces. */
import type { Cards } from '../../../../src/cards/card.ts';

export function isFlush(cards: Cards): boolean {
  const suits = cards.map(({ suit }) => suit).join('');
  return [...'CDHS'].some((suit) => suits.split(suit).length >= 6);
}
