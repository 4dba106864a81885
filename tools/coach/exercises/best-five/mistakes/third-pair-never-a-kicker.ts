/**
 * Never takes a card of the third pair as the kicker.
 *
 * Made by people who look for kickers among the cards that have no partner.
 *
 * Cause: Thinks that a hand is always five cards
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
  const four = rightFive(category, cards).slice(0, 4);
  const single = cards.filter(({ rank }) => countRanks(cards)[rank] === 1);
  return [...four, ...single.toSorted((a, b) => b.rank - a.rank).slice(0, 1)];
}
