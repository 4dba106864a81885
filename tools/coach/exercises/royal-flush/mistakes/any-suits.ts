/**
 * Counts ace, king, queen, jack and ten of any suits as a royal flush.
 *
 * Made by people who look for the five ranks and forget that they must also be a flush.
 *
 * Cause: Checks two conditions separately, though the same cards must meet both
 *
 * Caught by: royal-flush / All five are of one suit
 *
 * Shown by: Ah Kd Qs Jc Th
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { countRanks } from '../../../../../src/rules/groups.ts';

export function isRoyalFlush(cards: Cards): boolean {
  const counts = countRanks(cards);
  return [14, 13, 12, 11, 10].every((rank) => counts[rank]);
}
