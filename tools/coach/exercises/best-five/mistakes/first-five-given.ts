/**
 * Takes the first five cards, however many there are.
 *
 * Made by people who think that a hand is always five cards, and never look at the rest of the
 * board.
 *
 * Cause: Thinks that a hand is always five cards
 *
 * Caught by: ranking / The best five cards count
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { bestFive as rightFive } from '../../../../../src/ranking/best-five.ts';
import type { Category } from '../../../../../src/ranking/categories.ts';

export { tieBreakOf } from '../../../../../src/ranking/best-five.ts';

export function bestFive(category: Category, cards: Cards): Cards {
  return rightFive(category, cards.slice(0, 5));
}
