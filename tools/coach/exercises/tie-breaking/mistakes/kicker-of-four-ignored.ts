/**
 * Calls it a tie when two players have the same four of a kind.
 *
 * Made by people who think that two players cannot have the same four of a kind. They can, if all
 * four cards are on the board.
 *
 * Cause: Stops comparing too early
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
    ? { ...hand, tieBreak: hand.tieBreak.slice(0, 4) }
    : hand;
}
