/**
 * Misses the straight from ten to ace when there is a two, because the ace then counts as a one.
 *
 * Made by people who first decide whether the ace is high or low, instead of letting it be both.
 *
 * Cause: Gives the ace one value, or lets it join both ends
 *
 * Caught by: straight / It works for any number of cards
 *
 * Shown by: Ah Kd Qs Jc Th 2c
 */
import { ACE, type Cards } from '../../../../../src/cards/card.ts';

export function isStraight(cards: Cards): boolean {
  const hasTwo = cards.some(({ rank }) => rank === 2);
  const ranks = new Set<number>(cards.map(({ rank }) => (rank === ACE && hasTwo ? 1 : rank)));
  return [...ranks].some((rank) => [1, 2, 3, 4].every((above) => ranks.has(rank + above)));
}
