/**
 * Compares kickers in the order in which they were dealt.
 *
 * Made by people who put the pair first and leave the other cards where they were.
 *
 * Cause: Does not sort, or sorts from the wrong end
 *
 * Caught by: tie-breaking / A pair is compared by its rank, then by the kickers, from the highest
 * down to the last
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { bestFive as rightFive } from '../../../../../src/ranking/best-five.ts';
import type { Category } from '../../../../../src/ranking/categories.ts';

export { tieBreakOf } from '../../../../../src/ranking/best-five.ts';

export function bestFive(category: Category, cards: Cards): Cards {
  if (category !== 'pair') return rightFive(category, cards);
  const pair = rightFive(category, cards).slice(0, 2);
  return [...pair, ...cards.filter((card) => !pair.includes(card))].slice(0, 5);
}
