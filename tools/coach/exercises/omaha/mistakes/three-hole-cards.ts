/**
 * Plays three hole cards and two cards of the board.
 *
 * Made by people who say "at least two" where the rule says "two".
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
  const others = combinations(hole, 3).flatMap((own) =>
    combinations(board, 2).map((rest) => rankHand([...own, ...rest])),
  );
  return [rankRight(hole, board), ...others].reduce((best, hand) =>
    compareHandRanks(hand, best) > 0 ? hand : best,
  );
}
