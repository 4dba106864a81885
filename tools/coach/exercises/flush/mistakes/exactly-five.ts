/**
 * Finds no flush in six cards of one suit.
 *
 * Made by people who count the cards of each suit and ask for exactly five.
 *
 * Cause: Asks for exactly this many where at least this many is right
 *
 * Caught by: flush / It works for any number of cards
 *
 * Shown by: 2s 4s 7s 9s Js Ks
 */
import { type Cards, SUITS } from '../../../../../src/cards/card.ts';
import { ofSuit } from '../../../../../src/rules/groups.ts';

export function isFlush(cards: Cards): boolean {
  return SUITS.some((suit) => ofSuit(cards, suit).length === 5);
}
