/**
 * Tries two hole cards only once for their ranks, and so may miss the pair of them that is suited.
 *
 * Made by people who save time: the ace of spades with a king seems to be as good as the ace of hearts with it.
 *
 * Caught by: omaha / Exactly two hole cards count
 */
import type { Cards } from '../../kata/cards/card.ts';
import { combinations } from '../../kata/games/combinations.ts';
import { requireHoleAndBoard } from '../../kata/games/require-cards.ts';
import type { HandRank } from '../../kata/ranking/hand-rank.ts';
import { rankHand } from '../../kata/ranking/rank-hand.ts';
import { compareHandRanks } from '../../kata/ranking/tie-breaking.ts';

export function rankOmaha(hole: Cards, board: Cards): HandRank {
  requireHoleAndBoard('omaha', hole, board);
  const ranksOf = (cards: Cards) =>
    cards
      .map(({ rank }) => rank)
      .toSorted()
      .join();
  const twos = new Map(
    combinations(hole, 2)
      .toReversed()
      .map((two) => [ranksOf(two), two]),
  );
  return [...twos.values()]
    .flatMap((two) => combinations(board, 3).map((three) => rankHand([...two, ...three])))
    .reduce((best, hand) => (compareHandRanks(hand, best) > 0 ? hand : best));
}
