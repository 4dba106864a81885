/**
 * Compares two pairs by the lower pair first.
 *
 * Made by people who collect the pairs from the lowest rank up and compare them in that order.
 *
 * Cause: Does not sort, or sorts from the wrong end
 *
 * Caught by: tie-breaking / Two pairs are compared by the higher pair, then the lower pair, then
 * the kicker
 */
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { compareHandRanks as compareRight } from '../../../../../src/ranking/tie-breaking.ts';

export function compareHandRanks(a: HandRank, b: HandRank): number {
  return compareRight(mistaken(a), mistaken(b));
}

function mistaken(hand: HandRank): HandRank {
  const [high = 0, , low = 0, , kicker = 0] = hand.tieBreak;
  return hand.category === 'two pairs' ? { ...hand, tieBreak: [low, high, kicker] } : hand;
}
