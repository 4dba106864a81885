/**
 * Takes the five highest cards, whatever the combination is.
 *
 * Made by people who sort all the cards first and keep five.
 *
 * Cause: Looks at the highest cards before the combination
 *
 * Caught by: ranking / The best five cards count
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import type { Category } from '../../../../../src/ranking/categories.ts';

export function bestFive(_category: Category, cards: Cards): Cards {
  return cards.toSorted((a, b) => b.rank - a.rank).slice(0, 5);
}

export function tieBreakOf(_category: Category, five: Cards): number[] {
  return five.map(({ rank }) => rank);
}
