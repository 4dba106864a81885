import type { Cards } from '../cards/card.ts';
import type { HandRank } from '../ranking/hand-rank.ts';
import { rankHand } from '../ranking/rank-hand.ts';
import { requireHoleAndBoard } from './require-cards.ts';

/**
 * Texas hold'em: the best five of the two hole cards and the board, however many of the five are
 * hole cards.
 *
 * @param hole - the player's 2 cards
 * @param board - the 3 to 5 cards that all players share
 * @throws Error for any other number of cards, or a card that is given twice
 */
export function rankTexasHoldem(hole: Cards, board: Cards): HandRank {
  requireHoleAndBoard('texas-holdem', hole, board);
  return rankHand([...hole, ...board]);
}
