/**
 * Takes the board before the hole cards, keeps the last of equals, and refuses with a RangeError.
 */
import type { Cards } from '../../../../src/cards/card.ts';
import { combinations } from '../../../../src/games/combinations.ts';
import type { HandRank } from '../../../../src/ranking/hand-rank.ts';
import { rankHand } from '../../../../src/ranking/rank-hand.ts';
import { compareHandRanks } from '../../../../src/ranking/tie-breaking.ts';

export function rankOmaha(hole: Cards, board: Cards): HandRank {
  const cards = [...board, ...hole].map(({ rank, suit }) => `${rank}${suit}`);
  const isTwice = cards.some((card, place) => cards.indexOf(card) < place);
  if (hole.length !== 4 || board.length < 3 || board.length > 5 || isTwice)
    throw new RangeError('no such hand');
  return combinations(board, 3)
    .flatMap((three) => combinations(hole, 2).map((two) => rankHand([...three, ...two])))
    .reduce((best, hand) => (compareHandRanks(hand, best) >= 0 ? hand : best));
}
