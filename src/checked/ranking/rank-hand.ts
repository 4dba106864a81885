import type { Cards } from '../../kata/cards/card.ts';
import type { HandRank } from '../../kata/ranking/hand-rank.ts';
import * as kata from '../../kata/ranking/rank-hand.ts';
import { asCards } from '../cards/given-cards.ts';

/**
 * What cards of one deck are worth, however many they are: their category, the best five of them and the ranks that break ties.
 *
 * @throws Error when there are no cards, on what is no card and on a card that is given twice
 */
export function rankHand(cards: Cards): HandRank {
  return kata.rankHand(asCards(cards));
}

/**
 * Which of two hands of cards wins. Each may come from a deck of its own.
 *
 * @returns more than 0 when `a` wins, less than 0 when `b` wins, 0 for a tie
 * @throws Error when either has no cards, on what is no card and on a card that a hand has twice
 */
export function compareHands(a: Cards, b: Cards): number {
  return kata.compareHands(asCards(a), asCards(b));
}
