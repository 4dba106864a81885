/**
 * Counts king, ace, two, three, four as a straight.
 *
 * Made by people who let the ranks go round in a ring, because the ace follows the king and the two
 * follows the ace.
 *
 * Cause: Gives the ace one value, or lets it join both ends
 *
 * Caught by: straight / A straight does not go round the corner
 *
 * Shown by: Ah Kd 2c 3h 4s
 */
import { type Cards, RANKS } from '../../../../../src/cards/card.ts';
import { countRanks } from '../../../../../src/rules/groups.ts';

export function isStraight(cards: Cards): boolean {
  const counts = countRanks(cards);
  const ring = [...RANKS, ...RANKS.slice(0, 4)];
  return RANKS.some((_, first) => ring.slice(first, first + 5).every((rank) => counts[rank]));
}
