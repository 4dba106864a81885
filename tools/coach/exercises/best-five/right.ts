/** Takes the last given of equal ranks, and makes new cards. */
import type { Cards } from '../../../../src/cards/card.ts';
import { bestFive as firstGiven } from '../../../../src/ranking/best-five.ts';
import type { Category } from '../../../../src/ranking/categories.ts';

export { tieBreakOf } from '../../../../src/ranking/best-five.ts';

export function bestFive(category: Category, cards: Cards): Cards {
  return firstGiven(category, cards.toReversed()).map((card) => ({ ...card }));
}
