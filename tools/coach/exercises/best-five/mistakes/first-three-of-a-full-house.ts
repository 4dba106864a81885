/**
 * Takes the three of a kind that was dealt first, though a second three of a kind is higher.
 *
 * Made by people who stop at the first rank with three cards.
 *
 * Cause: Keeps only the first of several, or the last
 *
 * Caught by: ranking / The best five cards count
 */
import type { Card, Cards } from '../../../../../src/cards/card.ts';
import { bestFive as rightFive } from '../../../../../src/ranking/best-five.ts';
import type { Category } from '../../../../../src/ranking/categories.ts';
import { countRanks } from '../../../../../src/rules/groups.ts';

export { tieBreakOf } from '../../../../../src/ranking/best-five.ts';

export function bestFive(category: Category, cards: Cards): Cards {
  if (category !== 'full house') return rightFive(category, cards);
  const has = (size: number) => (card: Card) => (countRanks(cards)[card.rank] ?? 0) >= size;
  const first = cards.find(has(3))?.rank;
  const others = cards.filter(({ rank }) => rank !== first).filter(has(2));
  const three = cards.filter(({ rank }) => rank === first).slice(0, 3);
  return [...three, ...others.toSorted((a, b) => b.rank - a.rank).slice(0, 2)];
}
