/**
 * Takes the wheel, A 2 3 4 5, as the best five cards, though there is a six for a higher straight.
 *
 * Made by people who handle the wheel as a special case and ask for it first.
 *
 * Cause: Gives the ace one value, or lets it join both ends
 *
 * Caught by: ranking / The highest straight counts, and the highest five of a flush
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { bestFive as rightFive } from '../../../../../src/ranking/best-five.ts';
import type { Category } from '../../../../../src/ranking/categories.ts';

export { tieBreakOf } from '../../../../../src/ranking/best-five.ts';

export function bestFive(category: Category, cards: Cards): Cards {
  const wheel = ([5, 4, 3, 2, 14] as const).flatMap(
    (wanted) => cards.find(({ rank }) => rank === wanted) ?? [],
  );
  return category === 'straight' && wheel.length === 5 ? wheel : rightFive(category, cards);
}
