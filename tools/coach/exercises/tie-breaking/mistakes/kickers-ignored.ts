/**
 * Calls it a tie when the pairs are the same, whatever the kickers.
 *
 * Made by people who compare the cards that make the combination and stop there.
 *
 * Cause: Stops comparing too early
 *
 * Caught by: tie-breaking / A pair is compared by its rank, then by the kickers, from the highest
 * down to the last
 */
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { compareHandRanks as compareRight } from '../../../../../src/ranking/tie-breaking.ts';

export function compareHandRanks(a: HandRank, b: HandRank): number {
  return compareRight(mistaken(a), mistaken(b));
}

function mistaken(hand: HandRank): HandRank {
  const grouped = hand.tieBreak.filter(
    (rank) => hand.tieBreak.indexOf(rank) !== hand.tieBreak.lastIndexOf(rank),
  );
  return grouped.length > 0 ? { ...hand, tieBreak: grouped } : hand;
}
