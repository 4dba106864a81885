/**
 * Takes the kicker from the next largest group, though a single card is higher.
 *
 * Made by people who sort the cards by the size of their group and cut the list after five.
 *
 * Cause: Thinks that a hand is always five cards
 *
 * Caught by: ranking / The best five cards count
 */
import type { Card, Cards } from '../../../../../src/cards/card.ts';
import { bestFive as rightFive } from '../../../../../src/ranking/best-five.ts';
import type { Category } from '../../../../../src/ranking/categories.ts';
import { countRanks } from '../../../../../src/rules/groups.ts';

export { tieBreakOf } from '../../../../../src/ranking/best-five.ts';

export function bestFive(category: Category, cards: Cards): Card[] {
  if (category !== 'four of a kind' && category !== 'two pairs') return rightFive(category, cards);
  const counts = countRanks(cards);
  const sizeOf = ({ rank }: Card) => counts[rank] ?? 0;
  return cards.toSorted((a, b) => sizeOf(b) - sizeOf(a) || b.rank - a.rank).slice(0, 5);
}
