/**
 * Remembers its answers by the ranks of the cards, and gives the old one when only the suits are others.
 *
 * Made by people who make it fast before it is right: most hands are told by their ranks, but not a flush.
 *
 * Caught by: texas-holdem / How often a hand wins
 */
import type { Cards } from '../../kata/cards/card.ts';
import { rankTexasHoldem as rightRank } from '../../kata/games/texas-holdem.ts';
import type { HandRank } from '../../kata/ranking/hand-rank.ts';

const known = new Map<string, HandRank>();

export function rankTexasHoldem(hole: Cards, board: Cards): HandRank {
  const ranks = [...hole, ...board]
    .map(({ rank }) => rank)
    .toSorted((a, b) => a - b)
    .join();
  const rank = known.get(ranks) ?? rightRank(hole, board);
  known.set(ranks, rank);
  return rank;
}
