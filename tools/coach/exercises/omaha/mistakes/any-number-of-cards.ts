/**
 * Never checks how many cards there are.
 *
 * Made by people who trust that they always get the right number of cards.
 *
 * Cause: Expects only input like their own
 *
 * Caught by: omaha / A hand has four hole cards, and the board three to five cards
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { combinations } from '../../../../../src/games/combinations.ts';
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { rankHand } from '../../../../../src/ranking/rank-hand.ts';
import { compareHandRanks } from '../../../../../src/ranking/tie-breaking.ts';

export function rankOmaha(hole: Cards, board: Cards): HandRank {
  return combinations(hole, 2)
    .flatMap((two) => combinations(board, 3).map((three) => rankHand([...two, ...three])))
    .reduce((best, hand) => (compareHandRanks(hand, best) > 0 ? hand : best));
}
