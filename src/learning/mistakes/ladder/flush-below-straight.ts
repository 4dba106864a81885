/**
 * Lets a straight beat a flush.
 *
 * Made by people who think that five in a row are harder to get. Of all hands of five cards, 10,200
 * are straights and only 5,108 are flushes.
 *
 * Caught by: ranking / The ladder has ten rungs, from the royal flush down to the high card
 */
import type { Category, Rung } from '../../../kata/ranking/categories.ts';
import { LADDER as OURS } from '../../../kata/ranking/ladder.ts';

const ORDER: readonly Category[] = [
  'royal flush',
  'straight flush',
  'four of a kind',
  'full house',
  'straight',
  'flush',
  'three of a kind',
  'two pairs',
  'pair',
  'high card',
];

export const LADDER: readonly Rung[] = ORDER.flatMap((name) =>
  OURS.filter(({ category }) => category === name),
);
