/**
 * Ranks the wheel as an ace-high straight.
 *
 * Made by people who find the wheel but rank it by its highest card like any other straight.
 *
 * Caught by: ranking / The ace of a wheel counts as a one
 */
import type { Cards } from '../../../kata/cards/card.ts';
import { bestFive as rightFive } from '../../../kata/ranking/best-five.ts';
import type { Category } from '../../../kata/ranking/ladder.ts';

export function bestFive(category: Category, cards: Cards): Cards {
  return rightFive(category, cards).toSorted((a, b) =>
    category.includes('straight') ? b.rank - a.rank : 0,
  );
}

export function tieBreakOf(_category: Category, five: Cards): number[] {
  return five.map(({ rank }) => rank);
}
