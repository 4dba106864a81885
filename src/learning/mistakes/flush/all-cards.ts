/**
 * Finds a flush only when all cards are of one suit.
 *
 * Made by people who think of a hand as five cards and get seven.
 *
 * Caught by: flush / Cards of other suits do no harm, wherever they are
 */
import type { Cards } from '../../../kata/cards/card.ts';

export function isFlush(cards: Cards): boolean {
  return cards.length >= 5 && cards.every(({ suit }) => suit === cards[0]?.suit);
}
