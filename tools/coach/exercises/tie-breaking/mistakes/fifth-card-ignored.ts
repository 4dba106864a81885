/**
 * Never looks at the fifth card.
 *
 * Made by people who write the comparisons one by one and stop early, or are off by one in a loop.
 *
 * Cause: Stops comparing too early
 *
 * Caught by: tie-breaking / High cards are compared from the highest down to the last
 */
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { compareHandRanks as compareRight } from '../../../../../src/ranking/tie-breaking.ts';

export function compareHandRanks(a: HandRank, b: HandRank): number {
  return compareRight(mistaken(a), mistaken(b));
}

function mistaken(hand: HandRank): HandRank {
  return { ...hand, tieBreak: hand.tieBreak.slice(0, 4) };
}
