/**
 * Never looks at the turn and the river.
 *
 * Made by people who make a hand of five from two hole cards and the first three cards of the
 * board, and stop there.
 *
 * Cause: Thinks that a hand is always five cards
 *
 * Caught by: texas-holdem / Before the river, a hand is worth what its cards make so far
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { rankHand } from '../../../../../src/ranking/rank-hand.ts';

export function rankTexasHoldem(hole: Cards, board: Cards): HandRank {
  return rankHand([...hole, ...board.slice(0, 3)]);
}
