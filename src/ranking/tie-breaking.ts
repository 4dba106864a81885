import type { HandRank } from './hand-rank.ts';
import { type Category, LADDER } from './ladder.ts';

/** How many rungs lie below each category: 0 for a high card, 9 for a royal flush. */
const HEIGHTS: ReadonlyMap<Category, number> = new Map(
  LADDER.toReversed().map(({ category }, height) => [category, height]),
);

/**
 * Which of two ranked hands wins: the higher category, and within one category the first rank that differs.
 *
 * @returns more than 0 when `a` wins, less than 0 when `b` wins, 0 for a tie; suits never decide
 */
export function compareHandRanks(a: HandRank, b: HandRank): number {
  return heightOf(a) - heightOf(b) || compareTieBreaks(a.tieBreak, b.tieBreak);
}

/** Ranks against ranks, from first to last; a missing card loses against any. The sign is as for `compareHandRanks`. */
export function compareTieBreaks(a: readonly number[], b: readonly number[]): number {
  const decider = firstDifference(a, b);
  return (a[decider] ?? 0) - (b[decider] ?? 0);
}

/** The place of the first rank that differs, or one behind the last for a tie. */
export function firstDifference(a: readonly number[], b: readonly number[]): number {
  const length = Math.max(a.length, b.length);
  let place = 0;
  while (place < length && a[place] === b[place]) place += 1;
  return place;
}

function heightOf({ category }: HandRank): number {
  return HEIGHTS.get(category) as number;
}
