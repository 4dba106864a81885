/**
 * Lets the first of two equal hands win.
 *
 * Made by people who answer only "better" or "not better", and so cannot say that two hands are
 * equal.
 *
 * Cause: Does not accept a tie
 *
 * Caught by: tie-breaking / Royal flushes always tie
 */
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { compareHandRanks as compareRight } from '../../../../../src/ranking/tie-breaking.ts';

export function compareHandRanks(a: HandRank, b: HandRank): number {
  return compareRight(a, b) >= 0 ? 1 : -1;
}
