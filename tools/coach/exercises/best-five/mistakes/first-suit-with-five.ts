/**
 * Takes the first suit that has five cards, though another has a better flush.
 *
 * Made by people who stop at the first flush, because seven cards can have only one flush.
 *
 * Cause: Keeps only the first of several, or the last
 *
 * Caught by: ranking / The highest straight counts, and the highest five of a flush
 */
import { type Cards, SUITS } from '../../../../../src/cards/card.ts';
import { bestFive as rightFive } from '../../../../../src/ranking/best-five.ts';
import type { Category } from '../../../../../src/ranking/categories.ts';
import { ofSuit } from '../../../../../src/rules/groups.ts';

export { tieBreakOf } from '../../../../../src/ranking/best-five.ts';

export function bestFive(category: Category, cards: Cards): Cards {
  const suit = SUITS.find((candidate) => ofSuit(cards, candidate).length >= 5);
  return rightFive(category, category.includes('flush') && suit ? ofSuit(cards, suit) : cards);
}
