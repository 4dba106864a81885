/**
 * Gives a player a worse hand than the board makes, because it always uses a hole card.
 *
 * Made by people who think that a hand must contain one of the player's own cards.
 *
 * Cause: Plays by the rules of another game
 *
 * Caught by: texas-holdem / The board plays when it is everyone's best hand
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { combinations } from '../../../../../src/games/combinations.ts';
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { rankHand } from '../../../../../src/ranking/rank-hand.ts';
import { compareHandRanks } from '../../../../../src/ranking/tie-breaking.ts';

export function rankTexasHoldem(hole: Cards, board: Cards): HandRank {
  return combinations([...hole, ...board], 5)
    .filter((five) => five.some((card) => hole.includes(card)))
    .map((five) => rankHand(five))
    .reduce((best, hand) => (compareHandRanks(hand, best) > 0 ? hand : best));
}
