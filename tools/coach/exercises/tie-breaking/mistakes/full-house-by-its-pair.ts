/**
 * Lets three threes and two aces beat three fours and two twos.
 *
 * Made by people who collect the groups from the smallest to the largest and compare them in that
 * order.
 *
 * Cause: Does not sort, or sorts from the wrong end
 *
 * Caught by: tie-breaking / Full houses are compared by the three of a kind, then by the pair
 */
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { compareHandRanks as compareRight } from '../../../../../src/ranking/tie-breaking.ts';

export function compareHandRanks(a: HandRank, b: HandRank): number {
  return compareRight(mistaken(a), mistaken(b));
}

function mistaken(hand: HandRank): HandRank {
  return hand.category === 'full house' ? { ...hand, tieBreak: hand.tieBreak.toReversed() } : hand;
}
