/**
 * Lets a low three of a kind with a high kicker beat a higher three of a kind.
 *
 * Made by people who sort the five cards by rank and compare them from the top, as if they were
 * high cards.
 *
 * Cause: Looks at the highest cards before the combination
 *
 * Caught by: tie-breaking / Three of a kind is compared by its rank, then by the kickers
 */
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { compareHandRanks as compareRight } from '../../../../../src/ranking/tie-breaking.ts';

export function compareHandRanks(a: HandRank, b: HandRank): number {
  return compareRight(mistaken(a), mistaken(b));
}

function mistaken(hand: HandRank): HandRank {
  return hand.category === 'three of a kind'
    ? { ...hand, tieBreak: hand.tieBreak.toSorted((a, b) => b - a) }
    : hand;
}
