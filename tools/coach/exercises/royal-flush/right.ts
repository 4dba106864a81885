/** Keeps the cards from ten up, and looks for the same suit five times in their sorted suits. */
import type { Cards } from '../../../../src/cards/card.ts';

export function isRoyalFlush(cards: Cards): boolean {
  const high = cards.filter(({ rank }) => rank >= 10).map(({ suit }) => suit);
  const suits = high.sort().join('');
  return [...'CDHS'].some((suit) => suits.includes(suit.repeat(5)));
}
