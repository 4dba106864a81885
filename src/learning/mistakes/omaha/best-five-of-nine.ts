/**
 * Takes any five of the hole cards and the board.
 *
 * Made by people who think that Omaha is Texas hold'em with more cards.
 *
 * Caught by: omaha / Exactly two hole cards count
 */
import type { Cards } from '../../../kata/cards/card.ts';
import type { HandRank } from '../../../kata/ranking/hand-rank.ts';
import { rankHand } from '../../../kata/ranking/rank-hand.ts';

export function rankOmaha(hole: Cards, board: Cards): HandRank {
  return rankHand([...hole, ...board]);
}
