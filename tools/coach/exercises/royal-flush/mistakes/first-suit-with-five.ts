/**
 * Misses a royal flush when another suit has a flush.
 *
 * Made by people who find the suit with five cards and stop there, because seven cards can have
 * only one such suit.
 *
 * Cause: Keeps only the first of several, or the last
 *
 * Caught by: royal-flush / It works for any number of cards
 *
 * Shown by: 2c 4c 6c 8c Tc Ts Js Qs Ks As
 */
import { type Cards, SUITS } from '../../../../../src/cards/card.ts';
import { countRanks, ofSuit } from '../../../../../src/rules/groups.ts';

export function isRoyalFlush(cards: Cards): boolean {
  const suit = SUITS.find((candidate) => ofSuit(cards, candidate).length >= 5);
  const counts = suit ? countRanks(ofSuit(cards, suit)) : [];
  return [14, 13, 12, 11, 10].every((rank) => counts[rank]);
}
