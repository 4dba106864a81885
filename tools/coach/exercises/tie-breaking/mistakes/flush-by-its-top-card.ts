/**
 * Calls it a tie when two flushes have the same highest card.
 *
 * Made by people who hear "an ace-high flush" and compare nothing but the ace.
 *
 * Cause: Stops comparing too early
 *
 * Caught by: tie-breaking / Flushes are compared from the highest card down to the last
 */
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { compareHandRanks as compareRight } from '../../../../../src/ranking/tie-breaking.ts';

export function compareHandRanks(a: HandRank, b: HandRank): number {
  return compareRight(mistaken(a), mistaken(b));
}

function mistaken(hand: HandRank): HandRank {
  return hand.category === 'flush' ? { ...hand, tieBreak: hand.tieBreak.slice(0, 1) } : hand;
}
