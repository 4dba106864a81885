/**
 * Counts the ace of any straight as a one, so that even 6 5 4 3 2 beats A K Q J T.
 *
 * Made by people who write the exception for the wheel as "if a straight has an ace".
 *
 * Cause: Gives the ace one value, or lets it join both ends
 *
 * Caught by: ranking / The ace of a wheel counts as a one
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import type { Category } from '../../../../../src/ranking/categories.ts';

export { bestFive } from '../../../../../src/ranking/best-five.ts';

export function tieBreakOf(category: Category, five: Cards): number[] {
  const isRow = category === 'straight' || category === 'straight flush';
  return five.map(({ rank }) => (isRow && rank === 14 ? 1 : rank));
}
