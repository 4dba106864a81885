/**
 * Never checks how many hole cards and how many cards of the board there are.
 *
 * Made by people who trust that they always get the right number of cards.
 *
 * Cause: Expects only input like their own
 *
 * Caught by: texas-holdem / A hand has two hole cards, and the board three to five cards
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { rankHand } from '../../../../../src/ranking/rank-hand.ts';

export function rankTexasHoldem(hole: Cards, board: Cards): HandRank {
  return rankHand([...hole, ...board]);
}
