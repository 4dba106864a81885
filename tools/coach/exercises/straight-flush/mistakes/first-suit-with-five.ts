/**
 * Misses a straight flush when another suit has a flush.
 *
 * Made by people who find the suit with five cards and stop there, because seven cards can have
 * only one such suit.
 *
 * Cause: Keeps only the first of several, or the last
 *
 * Caught by: straight-flush / It works for any number of cards
 *
 * Shown by: 8h Kh Qh Jh Th As 5s 4s 3s 2s
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { ofSuit } from '../../../../../src/rules/groups.ts';
import { isStraight } from '../../../../../src/rules/straight.ts';

export function isStraightFlush(cards: Cards): boolean {
  const suits = cards.map(({ suit }) => suit);
  const [first] = suits.filter((suit) => ofSuit(cards, suit).length >= 5);
  return first !== undefined && isStraight(ofSuit(cards, first));
}
