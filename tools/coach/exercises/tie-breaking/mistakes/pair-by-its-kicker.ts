/**
 * Lets a low pair with a high kicker beat a high pair.
 *
 * Made by people who sort the five cards by rank and compare them from the top, as if they were
 * high cards.
 *
 * Cause: Looks at the highest cards before the combination
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
  return hand.category === 'pair'
    ? { ...hand, tieBreak: hand.tieBreak.toSorted((a, b) => b - a) }
    : hand;
}
