/** Compares what somebody's code says of cards with what ours says. */
import type { Cards } from '../../../src/cards/card.ts';
import type { HandRank } from '../../../src/ranking/hand-rank.ts';
import { whyNotBestFive } from '../../../steps/same-five.ts';

/** Returns whether five are as good as those expected, and their ranks in the same order. */
export function isSameFive(five: Cards, expected: Cards, given: Cards): boolean {
  return isSameList(ranksOf(five), ranksOf(expected)) && !whyNotBestFive(five, expected, given);
}

/** Returns whether a `HandRank` of the given cards is as good as ours. */
export function isSameRank(rank: HandRank, ours: HandRank, given: Cards): boolean {
  const isSameWorth = rank.category === ours.category && isSameList(rank.tieBreak, ours.tieBreak);
  return isSameWorth && isSameFive(rank.cards, ours.cards, given);
}

const ranksOf = (cards: Cards) => cards.map(({ rank }) => rank);

function isSameList(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((item, index) => item === others[index]);
}
