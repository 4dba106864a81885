/**
 * Compares the higher pair, then the kicker, and forgets the lower pair.
 *
 * Made by people who compare two pairs like one pair: the pair, then the next card.
 *
 * Cause: Stops comparing too early
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
  const [high = 0, , , , kicker = 0] = hand.tieBreak;
  return hand.category === 'two pairs' ? { ...hand, tieBreak: [high, kicker] } : hand;
}
