/** Takes the board before the hole cards, and refuses with an error of a class of its own. */
import type { Cards } from '../../../../src/cards/card.ts';
import type { HandRank } from '../../../../src/ranking/hand-rank.ts';
import { rankHand } from '../../../../src/ranking/rank-hand.ts';

class Misdeal extends Error {
  override readonly name = 'Misdeal';
}

export function rankTexasHoldem(hole: Cards, board: Cards): HandRank {
  const cards = [...board, ...hole];
  const different = new Set(cards.map(({ rank, suit }) => `${rank}${suit}`));
  if (hole.length !== 2 || board.length < 3 || board.length > 5 || different.size < cards.length)
    throw new Misdeal();
  return rankHand(cards);
}
