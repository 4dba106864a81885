/**
 * Lets many middling cards beat one high card.
 *
 * Made by people who give each hand points, the sum of its ranks.
 *
 * Caught by: tie-breaking / High cards are compared from the highest down to the last
 */
import type { HandRank } from '../../../kata/ranking/hand-rank.ts';
import { compareHandRanks as compareRight } from '../../../kata/ranking/tie-breaking.ts';

export function compareHandRanks(a: HandRank, b: HandRank): number {
  return compareRight(mistaken(a), mistaken(b));
}

function mistaken(hand: HandRank): HandRank {
  return { ...hand, tieBreak: [hand.tieBreak.reduce((sum, rank) => sum + rank, 0)] };
}
