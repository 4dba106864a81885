/** Takes the last given of equal ranks, and makes new cards. */
import type { Cards } from '../../kata/cards/card.ts';
import { bestFive as firstGiven } from '../../kata/ranking/best-five.ts';
import type { Category } from '../../kata/ranking/categories.ts';

export { tieBreakOf } from '../../kata/ranking/best-five.ts';

export function bestFive(category: Category, cards: Cards): Cards {
  return firstGiven(category, cards.toReversed()).map((card) => ({ ...card }));
}
