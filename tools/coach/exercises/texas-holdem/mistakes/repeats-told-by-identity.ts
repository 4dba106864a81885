/**
 * Accepts a card that is given twice, as two objects.
 *
 * Made by people who put the cards into a Set. A Set compares objects, and not what is in them.
 *
 * Cause: Expects only input like their own
 *
 * Caught by: texas-holdem / A hand has two hole cards, and the board three to five cards
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { rankHand } from '../../../../../src/ranking/rank-hand.ts';

export function rankTexasHoldem(hole: Cards, board: Cards): HandRank {
  const cards = [...hole, ...board];
  const isRightSize = hole.length === 2 && board.length >= 3 && board.length <= 5;
  if (!isRightSize || new Set(cards).size < cards.length)
    throw new Error('a wrong number of cards, or one twice');
  return rankHand(cards);
}
