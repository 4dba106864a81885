/**
 * Lets A 2 3 4 5 of one suit beat a six-high straight flush.
 *
 * Made by people who count the ace as a one in straights, and forget to do the same in straight
 * flushes.
 *
 * Cause: Gives the ace one value, or lets it join both ends
 *
 * Caught by: tie-breaking / Straight flushes are compared by their highest card, and the steel
 * wheel is the lowest
 */
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { compareHandRanks as compareRight } from '../../../../../src/ranking/tie-breaking.ts';

export function compareHandRanks(a: HandRank, b: HandRank): number {
  return compareRight(mistaken(a), mistaken(b));
}

function mistaken(hand: HandRank): HandRank {
  const highest = Math.max(...hand.cards.map(({ rank }) => rank));
  return hand.category === 'straight flush' ? { ...hand, tieBreak: [highest] } : hand;
}
