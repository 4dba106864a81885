/**
 * Takes the two pairs that were dealt first, though the third pair is higher.
 *
 * Made by people who collect pairs in the order of the cards and stop at the second.
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
  if (category !== 'two pairs') return rightFive(category, cards);
  const paired = cards
    .filter(({ rank }) => (countRanks(cards)[rank] ?? 0) >= 2)
    .map(({ rank }) => rank);
  const ranks = [...new Set(paired)].slice(0, 2).sort((a, b) => b - a);
  const four = ranks.flatMap((pair) => cards.filter(({ rank }) => rank === pair));
  const others = cards.filter((card) => !four.includes(card)).toSorted((a, b) => b.rank - a.rank);
  return [...four, ...others].slice(0, 5);
}
