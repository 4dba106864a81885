/**
 * Calls it a tie when two hands with the same pair differ only in the last kicker.
 *
 * Made by people who compare the pair and "the kicker", as if there were only one kicker.
 *
 * Cause: Stops comparing too early
 *
 * Caught by: tie-breaking / A pair is compared by its rank, then by the kickers, from the highest
 * down to the last
 */
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { compareHandRanks as compareRight } from '../../../../../src/ranking/tie-breaking.ts';

export function compareHandRanks(a: HandRank, b: HandRank): number {
  return compareRight(mistaken(a), mistaken(b));
}

function mistaken(hand: HandRank): HandRank {
  return hand.category === 'pair' ? { ...hand, tieBreak: hand.tieBreak.slice(0, 3) } : hand;
}
