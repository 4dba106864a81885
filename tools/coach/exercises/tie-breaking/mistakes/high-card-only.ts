/**
 * Compares only the highest card of two high-card hands.
 *
 * Made by people who take the name "high card" literally.
 *
 * Cause: Stops comparing too early
 *
 * Caught by: tie-breaking / High cards are compared from the highest down to the last
 */
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { compareHandRanks as compareRight } from '../../../../../src/ranking/tie-breaking.ts';

export function compareHandRanks(a: HandRank, b: HandRank): number {
  return compareRight(mistaken(a), mistaken(b));
}

function mistaken(hand: HandRank): HandRank {
  return hand.category === 'high card' ? { ...hand, tieBreak: hand.tieBreak.slice(0, 1) } : hand;
}
