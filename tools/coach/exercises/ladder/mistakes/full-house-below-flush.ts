/**
 * Lets a flush beat a full house.
 *
 * Made by people who think that suits count more than groups. Of all hands of five cards, 5,108 are
 * flushes and only 3,744 are full houses.
 *
 * Cause: Orders the combinations by feeling
 *
 * Caught by: ranking / It works for any number of cards
 *
 * Shown by: 2h 7h 9h Jh Kh 7c 7d 9s
 */
import type { Category, Rung } from '../../../../../src/ranking/categories.ts';
import { LADDER as OURS } from '../../../../../src/ranking/ladder.ts';

const ORDER: readonly Category[] = [
  'royal flush',
  'straight flush',
  'four of a kind',
  'flush',
  'full house',
  'straight',
  'three of a kind',
  'two pairs',
  'pair',
  'high card',
];

export const LADDER: readonly Rung[] = ORDER.flatMap((name) =>
  OURS.filter(({ category }) => category === name),
);
