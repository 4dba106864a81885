/**
 * Uses both hole cards in every hand.
 *
 * Made by people who learned Omaha first, where a hand must contain two hole cards.
 *
 * Cause: Plays by the rules of another game
 *
 * Caught by: texas-holdem / The best five of all cards count, with both hole cards, one or none
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { combinations } from '../../../../../src/games/combinations.ts';
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { rankHand } from '../../../../../src/ranking/rank-hand.ts';
import { compareHandRanks } from '../../../../../src/ranking/tie-breaking.ts';

export function rankTexasHoldem(hole: Cards, board: Cards): HandRank {
  return combinations(board, 3)
    .map((three) => rankHand([...hole, ...three]))
    .reduce((best, hand) => (compareHandRanks(hand, best) > 0 ? hand : best));
}
