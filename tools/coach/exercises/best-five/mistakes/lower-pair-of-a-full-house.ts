/**
 * Completes a full house with the lower of two pairs.
 *
 * Made by people who go through the ranks from the two upwards and stop at the first pair.
 *
 * Cause: Keeps only the first of several, or the last
 *
 * Caught by: ranking / The best five cards count
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { bestFive as rightFive } from '../../../../../src/ranking/best-five.ts';
import type { Category } from '../../../../../src/ranking/categories.ts';
import { countRanks } from '../../../../../src/rules/groups.ts';

export { tieBreakOf } from '../../../../../src/ranking/best-five.ts';

export function bestFive(category: Category, cards: Cards): Cards {
  if (category !== 'full house') return rightFive(category, cards);
  const three = rightFive(category, cards).slice(0, 3);
  const paired = cards.filter(
    ({ rank }) => rank !== three[0]?.rank && (countRanks(cards)[rank] ?? 0) >= 2,
  );
  return [...three, ...paired.toSorted((a, b) => a.rank - b.rank).slice(0, 2)];
}
