/**
 * Finds no straight in ten, jack, queen, king, ace.
 *
 * Made by people who number the cards from the ace, 1, to the king, 13.
 *
 * Cause: Gives the ace one value, or lets it join both ends
 *
 * Caught by: straight / The ace is high or low
 *
 * Shown by: Ah Kd Qs Jc Th
 */
import { ACE, type Cards } from '../../../../../src/cards/card.ts';

export function isStraight(cards: Cards): boolean {
  const ranks = new Set<number>(cards.map(({ rank }) => (rank === ACE ? 1 : rank)));
  return [...ranks].some((rank) => [1, 2, 3, 4].every((step) => ranks.has(rank + step)));
}
