import type { HandRank } from './hand-rank.ts';
import { LADDER, type Rung } from './ladder.ts';

/** Compares two ranked hands: more than 0 when `a` wins, less than 0 when `b` wins, 0 for a tie. */
export type CompareHandRanks = (a: HandRank, b: HandRank) => number;

/**
 * Compares by a ladder: the higher rung wins and, on the same rung, the first rank that differs
 * decides.
 */
export function compareBy(ladder: readonly Rung[]): CompareHandRanks {
  const heights = new Map(ladder.toReversed().map(({ category }, height) => [category, height]));
  const heightOf = ({ category }: HandRank) => heights.get(category) as number;
  return (a, b) => heightOf(a) - heightOf(b) || compareTieBreaks(a.tieBreak, b.tieBreak);
}

/**
 * Which of two ranked hands wins: the higher category, and within a category the first rank that
 * differs.
 *
 * @returns more than 0 when `a` wins, less than 0 when `b` wins, 0 for a tie; suits never decide
 */
export const compareHandRanks: CompareHandRanks = compareBy(LADDER);

/** Compares ranks from first to last, like `compareHandRanks`; a missing card loses to any card. */
export function compareTieBreaks(a: readonly number[], b: readonly number[]): number {
  const decider = firstDifference(a, b);
  return (a[decider] ?? 0) - (b[decider] ?? 0);
}

/** Finds the index of the first rank that differs, counting a missing card as 0; -1 for a tie. */
export function firstDifference(a: readonly number[], b: readonly number[]): number {
  return [...a, 0].findIndex((rank, place) => rank !== (b[place] ?? 0));
}
