/**
 * Has no rung for a royal flush, and calls it a straight flush.
 *
 * Made by people who learned a ladder of nine rungs, in which a royal flush is just the highest
 * straight flush.
 *
 * Cause: Orders the combinations by feeling
 *
 * Caught by: ranking / Cards are worth the highest combination they contain
 *
 * Shown by: Th Jh Qh Kh Ah 9h 2c
 */
import type { Category, Rung } from '../../../../../src/ranking/categories.ts';
import { LADDER as OURS } from '../../../../../src/ranking/ladder.ts';

const ORDER: readonly Category[] = [
  'straight flush',
  'four of a kind',
  'full house',
  'flush',
  'straight',
  'three of a kind',
  'two pairs',
  'pair',
  'high card',
];

export const LADDER: readonly Rung[] = ORDER.flatMap((name) =>
  OURS.filter(({ category }) => category === name),
);
