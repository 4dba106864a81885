/**
 * Lets later cards make up for the first: high kickers may beat a higher pair.
 *
 * Made by people who give each hand points, the sum of its ranks.
 *
 * Cause: Looks at the highest cards before the combination
 *
 * Caught by: tie-breaking / High cards are compared from the highest down to the last
 */
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { LADDER } from '../../../../../src/ranking/ladder.ts';

export function compareHandRanks(a: HandRank, b: HandRank): number {
  return rungOf(b) - rungOf(a) || points(a) - points(b);
}

/** The highest rung has the lowest number. */
function rungOf({ category }: HandRank): number {
  return LADDER.findIndex((rung) => rung.category === category);
}

function points({ tieBreak }: HandRank): number {
  return tieBreak.reduce((sum, rank) => sum + rank, 0);
}
