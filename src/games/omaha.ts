import type { Cards } from '../cards/card.ts';
import type { HandRank } from '../ranking/hand-rank.ts';
import { rankHand } from '../ranking/rank-hand.ts';
import { compareHandRanks } from '../ranking/tie-breaking.ts';
import { combinations } from './combinations.ts';
import { requireHoleAndBoard } from './require-cards.ts';

/**
 * Omaha: the best hand of exactly two of the four hole cards and exactly three of the board.
 *
 * @param hole - the player's 4 cards
 * @param board - the 3 to 5 cards that all players share
 * @throws Error for any other number of cards, or a card that is given twice
 */
export function rankOmaha(hole: Cards, board: Cards): HandRank {
  requireHoleAndBoard('omaha', hole, board);
  const threes = combinations(board, 3);
  return combinations(hole, 2)
    .flatMap((two) => threes.map((three) => rankHand([...two, ...three])))
    .reduce((best, hand) => (compareHandRanks(hand, best) > 0 ? hand : best));
}
