/**
 * Takes any five of the hole cards and the board.
 *
 * Made by people who think that Omaha is Texas hold'em with more cards.
 *
 * Cause: Plays by the rules of another game
 *
 * Caught by: omaha / Exactly two hole cards count
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { rankHand } from '../../../../../src/ranking/rank-hand.ts';

export function rankOmaha(hole: Cards, board: Cards): HandRank {
  return rankHand([...hole, ...board]);
}
