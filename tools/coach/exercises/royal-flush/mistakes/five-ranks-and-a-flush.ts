/**
 * Counts the five highest ranks and a flush as a royal flush, though they are not the same five
 * cards.
 *
 * Made by people who look for the ranks and for the flush separately, among all the cards.
 *
 * Cause: Checks two conditions separately, though the same cards must meet both
 *
 * Caught by: royal-flush / All five are of one suit
 *
 * Shown by: Ah Kh Qh Jh Ts 2h 3c
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { isFlush } from '../../../../../src/rules/flush.ts';
import { countRanks } from '../../../../../src/rules/groups.ts';

export function isRoyalFlush(cards: Cards): boolean {
  const counts = countRanks(cards);
  return isFlush(cards) && [14, 13, 12, 11, 10].every((rank) => counts[rank]);
}
