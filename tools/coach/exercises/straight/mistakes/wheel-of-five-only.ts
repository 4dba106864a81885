/**
 * Misses the wheel, A 2 3 4 5, when there are other cards.
 *
 * Made by people who add the wheel as a special case that compares all the cards with A 2 3 4 5.
 *
 * Cause: Thinks that a hand is always five cards
 *
 * Caught by: straight / The ace is high or low
 *
 * Shown by: Kd Ah 9c 2c 3d 4s 5h
 */
import type { Cards } from '../../../../../src/cards/card.ts';

export function isStraight(cards: Cards): boolean {
  const ranks = new Set<number>(cards.map(({ rank }) => rank));
  const sorted = [...ranks].sort((a, b) => a - b).join();
  return (
    sorted === '2,3,4,5,14' ||
    [...ranks].some((rank) => [1, 2, 3, 4].every((step) => ranks.has(rank + step)))
  );
}
