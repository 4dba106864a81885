import type { Rung } from './categories.ts';
import { compareTieBreaks } from './compare-ranks.ts';
import type { CompareHandRanks, HandRank } from './hand-rank.ts';
import { LADDER } from './ladder.ts';

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
 * Says which of two ranked hands wins. The higher category wins. In the same category, the first rank
 * that differs decides.
 *
 * @returns more than 0 when `a` wins, less than 0 when `b` wins, 0 for a tie
 */
export const compareHandRanks: CompareHandRanks = compareBy(LADDER);
