/**
 * Takes the first five cards of the suit as the flush, though later ones are higher.
 *
 * Made by people who keep the cards of one suit, cut the list after five, and forget to sort it.
 *
 * Cause: Does not sort, or sorts from the wrong end
 *
 * Caught by: ranking / The highest straight counts, and the highest five of a flush
 */
import { type Cards, SUITS } from '../../../../../src/cards/card.ts';
import { bestFive as rightFive } from '../../../../../src/ranking/best-five.ts';
import type { Category } from '../../../../../src/ranking/categories.ts';
import { ofSuit } from '../../../../../src/rules/groups.ts';

export { tieBreakOf } from '../../../../../src/ranking/best-five.ts';

export function bestFive(category: Category, cards: Cards): Cards {
  if (category !== 'flush') return rightFive(category, cards);
  const suit = SUITS.find((candidate) => ofSuit(cards, candidate).length >= 5);
  return suit ? ofSuit(cards, suit).slice(0, 5) : [];
}
