/**
 * Lets ace, two, three, four, five beat a six-high straight.
 *
 * Made by people who compare straights by their highest card and take the ace as the highest card
 * of a wheel.
 *
 * Cause: Gives the ace one value, or lets it join both ends
 *
 * Caught by: tie-breaking / Straights are compared by their highest card, and the wheel is the
 * lowest
 */
import type { HandRank } from '../../../../../src/ranking/hand-rank.ts';
import { compareHandRanks as compareRight } from '../../../../../src/ranking/tie-breaking.ts';

export function compareHandRanks(a: HandRank, b: HandRank): number {
  return compareRight(mistaken(a), mistaken(b));
}

function mistaken(hand: HandRank): HandRank {
  const highest = Math.max(...hand.cards.map(({ rank }) => rank));
  return hand.category === 'straight' ? { ...hand, tieBreak: [highest] } : hand;
}
