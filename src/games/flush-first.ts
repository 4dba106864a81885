import type { Category, Rung } from '../ranking/categories.ts';
import { LADDER } from '../ranking/ladder.ts';

const HIGHEST_FIRST = [
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
] as const satisfies readonly Category[];

/** The ladder of short deck: with nine cards of a suit, a flush is rarer than a full house. */
export const FLUSH_FIRST: readonly Rung[] = HIGHEST_FIRST.flatMap((category) =>
  LADDER.filter((rung) => rung.category === category),
);
