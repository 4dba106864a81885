/**
 * Counts a higher card of another suit as part of a flush.
 *
 * Made by people who take the five highest of all the cards once there is a flush.
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
  if (category !== 'flush') return rightFive(category, cards);
  return cards.toSorted((a, b) => b.rank - a.rank).slice(0, 5);
}
