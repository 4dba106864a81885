/**
 * Refuses to rank a hand before the river.
 *
 * Made by people who count seven cards at the showdown and ask for all of them.
 *
 * Cause: Plays by the rules of another game
 *
 * Caught by: texas-holdem / Before the river, a hand is worth what its cards make so far
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { formatCards } from '../../../../../src/cards/format-cards.ts';
import { rankTexasHoldem as rankRight } from '../../../../../src/games/texas-holdem.ts';
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';

export function rankTexasHoldem(hole: Cards, board: Cards): HandRank {
  if (board.length < 5)
    throw new Error(
      `Texas hold'em takes 3 to 5 cards on the board, but got ${board.length}: "${formatCards(board)}"`,
    );
  return rankRight(hole, board);
}
