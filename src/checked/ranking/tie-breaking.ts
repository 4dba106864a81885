import type { HandRank } from '../../kata/ranking/hand-rank.ts';
import * as kata from '../../kata/ranking/tie-breaking.ts';
import { asHandRank } from './given-hand-rank.ts';

/**
 * Which of two ranked hands wins: the higher category, and within one category the first rank that differs.
 *
 * @returns more than 0 when `a` wins, less than 0 when `b` wins, 0 for a tie; suits never decide
 * @throws Error on what has not the form of what `rankHand` gives
 */
export function compareHandRanks(a: HandRank, b: HandRank): number {
  return kata.compareHandRanks(asHandRank(a), asHandRank(b));
}
