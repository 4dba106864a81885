/**
 * Plays all four hole cards and one card of the board.
 *
 * Made by people who see four aces in the hole and cannot believe that they are only a pair.
 *
 * Cause: Plays by the rules of another game
 *
 * Caught by: omaha / Exactly two hole cards count
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { combinations } from '../../../../../src/games/combinations.ts';
import { rankOmaha as rankRight } from '../../../../../src/games/omaha.ts';
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { rankHand } from '../../../../../src/ranking/rank-hand.ts';
import { compareHandRanks } from '../../../../../src/ranking/tie-breaking.ts';

export function rankOmaha(hole: Cards, board: Cards): HandRank {
  const others = combinations(hole, 4).flatMap((own) =>
    combinations(board, 1).map((rest) => rankHand([...own, ...rest])),
  );
  return [rankRight(hole, board), ...others].reduce((best, hand) =>
    compareHandRanks(hand, best) > 0 ? hand : best,
  );
}
