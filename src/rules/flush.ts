import { type Cards, SUITS } from '../cards/card.ts';
import { ofSuit } from './groups.ts';

/** Five cards of one suit. */
export function isFlush(cards: Cards): boolean {
  return SUITS.some((suit) => ofSuit(cards, suit).length >= 5);
}
