/**
 * Lets a hole card decide a tie though it is not among the best five.
 *
 * Made by people who compare the hole cards themselves when the hands are equal.
 *
 * Cause: Does not accept a tie
 *
 * Caught by: texas-holdem / A hole card counts only when it is among the best five
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { rankHand } from '../../../../../src/ranking/rank-hand.ts';

export function rankTexasHoldem(hole: Cards, board: Cards): HandRank {
  const hand = rankHand([...hole, ...board]);
  const own = hole.map(({ rank }) => rank).sort((a, b) => b - a);
  return { ...hand, tieBreak: [...hand.tieBreak, ...own] };
}
