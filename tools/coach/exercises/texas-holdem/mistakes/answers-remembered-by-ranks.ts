/**
 * Gives a hand the answer of an earlier hand with the same ranks but other suits.
 *
 * Made by people whose program remembers its answers to be fast. For most hands the ranks are
 * enough, but not for a flush.
 *
 * Cause: Takes a shortcut to save time or code
 *
 * Caught by: texas-holdem / The best five of all cards count, with both hole cards, one or none
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { rankTexasHoldem as rightRank } from '../../../../../src/games/texas-holdem.ts';
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';

const known = new Map<string, HandRank>();

export function rankTexasHoldem(hole: Cards, board: Cards): HandRank {
  const ranks = [...hole, ...board].map((card) => card.rank);
  const key = ranks.toSorted((a, b) => a - b).join();
  const answer = known.get(key) ?? rightRank(hole, board);
  known.set(key, answer);
  return answer;
}
