/** What comes by chance in a figure: cards, and their order. */
import type { Cards } from '../../../../src/cards/card.ts';
import { shuffle } from '../../../../src/cards/shuffle.ts';
import { likelyCards } from '../../../coach/judge/likely-hands.ts';

/** So many cards are dealt. */
const DEALT = 7;

/** Deals seven cards that have more in common than cards of a shuffled deck. */
export function dealSome(): Cards {
  return likelyCards(DEALT, Math.random);
}

/** Shuffles cards into another order than they have, if there is one. */
export function inOtherOrder(cards: Cards): Cards {
  if (cards.length < 2) return cards;
  let shuffled = cards;
  while (shuffled.every((card, index) => card === cards[index]))
    shuffled = shuffle(cards, Math.random);
  return shuffled;
}
