/**
 * Takes the board alone as a player's hand.
 *
 * Made by people who learned Texas hold'em first, where this is allowed.
 *
 * Cause: Plays by the rules of another game
 *
 * Caught by: omaha / Exactly three cards of the board count
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { combinations } from '../../../../../src/games/combinations.ts';
import { rankOmaha as rankRight } from '../../../../../src/games/omaha.ts';
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { rankHand } from '../../../../../src/ranking/rank-hand.ts';
import { compareHandRanks } from '../../../../../src/ranking/tie-breaking.ts';

export function rankOmaha(hole: Cards, board: Cards): HandRank {
  const others = combinations(hole, 0).flatMap((own) =>
    combinations(board, 5).map((rest) => rankHand([...own, ...rest])),
  );
  return [rankRight(hole, board), ...others].reduce((best, hand) =>
    compareHandRanks(hand, best) > 0 ? hand : best,
  );
}
