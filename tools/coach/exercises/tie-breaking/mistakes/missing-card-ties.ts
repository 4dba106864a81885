/**
 * Calls it a tie when one hand has no more cards to compare.
 *
 * Made by people who compare the hands card by card up to the end of the shorter one.
 *
 * Cause: Stops comparing too early
 *
 * Caught by: tie-breaking / Between hands of different sizes, a missing card loses to any card
 */
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { compareHandRanks as compareRight } from '../../../../../src/ranking/tie-breaking.ts';

export function compareHandRanks(a: HandRank, b: HandRank): number {
  const length = Math.min(a.tieBreak.length, b.tieBreak.length);
  const cut = (hand: HandRank) => ({ ...hand, tieBreak: hand.tieBreak.slice(0, length) });
  return compareRight(cut(a), cut(b));
}
