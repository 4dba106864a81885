/**
 * Calls it a tie when three of a kind differ in the second kicker only.
 *
 * Made by people who compare the three and one kicker, and forget that a hand of five has two.
 *
 * Caught by: tie-breaking / Three of a kind is compared by its rank, then by the kickers
 */
import type { HandRank } from '../../../kata/ranking/hand-rank.ts';
import { compareHandRanks as compareRight } from '../../../kata/ranking/tie-breaking.ts';

export function compareHandRanks(a: HandRank, b: HandRank): number {
  return compareRight(mistaken(a), mistaken(b));
}

function mistaken(hand: HandRank): HandRank {
  return hand.category === 'three of a kind'
    ? { ...hand, tieBreak: hand.tieBreak.slice(0, 4) }
    : hand;
}
