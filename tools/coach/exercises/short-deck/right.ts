/** Ranks every five of the cards and keeps the best, and knows the lowest straight by its cards. */
import type { Cards } from '../../../../src/cards/card.ts';
import { combinations } from '../../../../src/games/combinations.ts';
import type { Rung } from '../../../../src/ranking/categories.ts';
import type { HandRank } from '../../../../src/ranking/hand-rank.ts';
import { LADDER } from '../../../../src/ranking/ladder.ts';
import { rankHand } from '../../../../src/ranking/rank-hand.ts';
import { compareBy } from '../../../../src/ranking/tie-breaking.ts';
import { isFlush } from '../../../../src/rules/flush.ts';

const FLUSH = LADDER.findIndex(({ category }) => category === 'flush');
const FULL_HOUSE = LADDER.findIndex(({ category }) => category === 'full house');

export const SHORT_DECK_LADDER: readonly Rung[] = (LADDER as readonly Rung[])
  .with(FULL_HOUSE, LADDER[FLUSH] as Rung)
  .with(FLUSH, LADDER[FULL_HOUSE] as Rung);

export function rankShortDeck(hole: Cards, board: Cards): HandRank {
  const cards = [...board, ...hole];
  const different = new Set(cards.map(({ rank, suit }) => `${rank}${suit}`));
  const isForeign = cards.some(({ rank }) => rank < 6);
  if (hole.length !== 2 || board.length < 3 || board.length > 5 || isForeign)
    throw new RangeError('no such hand');
  if (different.size < cards.length) throw new RangeError('a card is there twice');
  const compare = compareBy(SHORT_DECK_LADDER);
  return combinations(cards, 5)
    .map(rankFive)
    .reduce((best, hand) => (compare(hand, best) >= 0 ? hand : best));
}

function rankFive(five: Cards): HandRank {
  const lowest = [9, 8, 7, 6, 14].map((wanted) => five.find(({ rank }) => rank === wanted));
  const cards = lowest.filter((card) => card !== undefined);
  if (cards.length < 5) return rankHand(five);
  const category = isFlush(five) ? 'straight flush' : 'straight';
  return { category, cards, tieBreak: [9, 8, 7, 6, 1] };
}
