/**
 * Takes the five highest cards of the suit as the straight flush.
 *
 * Made by people who treat a straight flush like a flush once it is found.
 *
 * Cause: Looks at the highest cards before the combination
 *
 * Caught by: ranking / The highest straight counts, and the highest five of a flush
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { bestFive as rightFive } from '../../../../../src/ranking/best-five.ts';
import type { Category } from '../../../../../src/ranking/categories.ts';

export { tieBreakOf } from '../../../../../src/ranking/best-five.ts';

export function bestFive(category: Category, cards: Cards): Cards {
  return rightFive(category === 'straight flush' ? 'flush' : category, cards);
}
