/**
 * Lets two pairs beat three of a kind.
 *
 * Made by people who think that four useful cards must be worth more than three.
 *
 * Cause: Orders the combinations by feeling
 *
 * Caught by: ranking / The ladder has ten rungs, from the royal flush down to the high card
 */
import type { Category, Rung } from '../../../../../src/ranking/categories.ts';
import { LADDER as OURS } from '../../../../../src/ranking/ladder.ts';

const ORDER: readonly Category[] = [
  'royal flush',
  'straight flush',
  'four of a kind',
  'full house',
  'flush',
  'straight',
  'two pairs',
  'three of a kind',
  'pair',
  'high card',
];

export const LADDER: readonly Rung[] = ORDER.flatMap((name) =>
  OURS.filter(({ category }) => category === name),
);
