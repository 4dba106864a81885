/**
 * Lets king, queen, jack beat an ace with low cards.
 *
 * Made by people who write the ranks of a hand one after the other as one number: 13 12 11 9 8
 * gives a longer number than 14 9 7 5 2.
 *
 * Cause: Sorts or compares ranks as text
 *
 * Caught by: tie-breaking / High cards are compared from the highest down to the last
 */
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { compareHandRanks as compareRight } from '../../../../../src/ranking/tie-breaking.ts';

export function compareHandRanks(a: HandRank, b: HandRank): number {
  return compareRight(mistaken(a), mistaken(b));
}

function mistaken(hand: HandRank): HandRank {
  return { ...hand, tieBreak: [Number(hand.tieBreak.join(''))] };
}
