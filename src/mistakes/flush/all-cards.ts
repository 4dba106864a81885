/**
 * Sees a flush only when all cards are of one suit.
 *
 * Made by whoever thinks of a hand as five cards and gets seven.
 *
 * Caught by: flush / Cards of other suits do no harm, wherever they stand
 */
import type { Cards } from '../../kata/cards/card.ts';

export function isFlush(cards: Cards): boolean {
  return cards.length >= 5 && cards.every(({ suit }) => suit === cards[0]?.suit);
}
