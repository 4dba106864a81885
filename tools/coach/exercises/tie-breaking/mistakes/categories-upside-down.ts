/**
 * Lets the lower category win.
 *
 * Made by people who compare the places in the ladder and expect the higher number to be better.
 * But the ladder begins with the highest category.
 *
 * Cause: Does not sort, or sorts from the wrong end
 *
 * Caught by: tie-breaking / The higher rung of the ladder wins
 */
import { compareTieBreaks } from '../../../../../src/ranking/compare-ranks.ts';
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { LADDER } from '../../../../../src/ranking/ladder.ts';

export function compareHandRanks(a: HandRank, b: HandRank): number {
  const placeOf = ({ category }: HandRank) =>
    LADDER.findIndex((rung) => rung.category === category);
  return placeOf(a) - placeOf(b) || compareTieBreaks(a.tieBreak, b.tieBreak);
}
