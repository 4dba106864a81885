/**
 * Calls it a tie when two threes of a kind differ only in the second kicker.
 *
 * Made by people who compare the three of a kind and one kicker, and forget that a hand of five has
 * two kickers.
 *
 * Cause: Stops comparing too early
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
    ? { ...hand, tieBreak: hand.tieBreak.slice(0, 4) }
    : hand;
}
