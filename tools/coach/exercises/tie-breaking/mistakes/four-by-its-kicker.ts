/**
 * Lets four twos and an ace beat four threes.
 *
 * Made by people who compare the highest card of each hand first.
 *
 * Cause: Looks at the highest cards before the combination
 *
 * Caught by: tie-breaking / Four of a kind is compared by its rank, then by the kicker
 */
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { compareHandRanks as compareRight } from '../../../../../src/ranking/tie-breaking.ts';

export function compareHandRanks(a: HandRank, b: HandRank): number {
  return compareRight(mistaken(a), mistaken(b));
}

function mistaken(hand: HandRank): HandRank {
  return hand.category === 'four of a kind'
    ? { ...hand, tieBreak: hand.tieBreak.toSorted((a, b) => b - a) }
    : hand;
}
