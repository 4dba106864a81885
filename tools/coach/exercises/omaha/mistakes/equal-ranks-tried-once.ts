/**
 * Tries two hole cards of the same ranks only once, and so may miss the two cards that have the
 * suit of the flush.
 *
 * Made by people who save time: with a king, the ace of spades seems to be as good as the ace of
 * hearts.
 *
 * Cause: Takes a shortcut to save time or code
 *
 * Caught by: omaha / Exactly two hole cards count
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { combinations } from '../../../../../src/games/combinations.ts';
import { requireHoleAndBoard } from '../../../../../src/games/require-cards.ts';
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { rankHand } from '../../../../../src/ranking/rank-hand.ts';
import { compareHandRanks } from '../../../../../src/ranking/tie-breaking.ts';

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
