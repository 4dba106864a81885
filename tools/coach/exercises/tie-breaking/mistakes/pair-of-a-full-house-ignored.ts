/**
 * Calls it a tie when two full houses have the same three of a kind.
 *
 * Made by people who think that two players never have the same three of a kind. With three such
 * cards on the board, that is common.
 *
 * Cause: Stops comparing too early
 *
 * Caught by: tie-breaking / Full houses are compared by the three of a kind, then by the pair
 */
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { compareHandRanks as compareRight } from '../../../../../src/ranking/tie-breaking.ts';

export function compareHandRanks(a: HandRank, b: HandRank): number {
  return compareRight(mistaken(a), mistaken(b));
}

function mistaken(hand: HandRank): HandRank {
  return hand.category === 'full house' ? { ...hand, tieBreak: hand.tieBreak.slice(0, 3) } : hand;
}
