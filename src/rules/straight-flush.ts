import { type Cards, SUITS } from '../cards/card.ts';
import { ofSuit } from './groups.ts';
import { isStraight } from './straight.ts';

/** Five cards of one suit in a row. */
export function isStraightFlush(cards: Cards): boolean {
  return SUITS.some((suit) => isStraight(ofSuit(cards, suit)));
}
