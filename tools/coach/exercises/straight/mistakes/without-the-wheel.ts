/**
 * Finds no straight in ace, two, three, four, five.
 *
 * Made by people who give the ace one value, 14, and look for five numbers in a row.
 *
 * Cause: Gives the ace one value, or lets it join both ends
 *
 * Caught by: straight / The ace is high or low
 *
 * Shown by: Ah 2c 3d 4s 5h
 */
import type { Cards } from '../../../../../src/cards/card.ts';

export function isStraight(cards: Cards): boolean {
  const ranks = new Set<number>(cards.map(({ rank }) => rank));
  return cards.some(({ rank }) => [1, 2, 3, 4].every((step) => ranks.has(rank + step)));
}
