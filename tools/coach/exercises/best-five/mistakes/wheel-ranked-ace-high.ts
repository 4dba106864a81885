/**
 * Ranks the wheel, A 2 3 4 5, as the highest straight.
 *
 * Made by people who rank the wheel by its highest card, like any other straight.
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
  const ranks = five.map(({ rank }) => Number(rank));
  return isRow ? ranks.sort((a, b) => b - a) : ranks;
}
