/**
 * Makes a flush of one hole card and four on the board.
 *
 * Made by people who learned Texas hold'em first, where one hole card is enough.
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
  const others = combinations(hole, 1).flatMap((own) =>
    combinations(board, 4).map((rest) => rankHand([...own, ...rest])),
  );
  return [rankRight(hole, board), ...others].reduce((best, hand) =>
    compareHandRanks(hand, best) > 0 ? hand : best,
  );
}
