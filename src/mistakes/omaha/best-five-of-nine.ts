/**
 * Takes any five of hole and board.
 *
 * Made by whoever thinks that Omaha is Texas hold'em with more cards.
 *
 * Caught by: omaha / Exactly two hole cards count
 */
import type { Cards } from '../../cards/card.ts';
import type { HandRank } from '../../ranking/hand-rank.ts';
import { rankHand } from '../../ranking/rank-hand.ts';

export function rankOmaha(hole: Cards, board: Cards): HandRank {
  return rankHand([...hole, ...board]);
}
