/**
 * Compares two choices of the best five. Cards of one rank are interchangeable; suits matter only in
 * a flush.
 */
import type { Card, Cards } from '../kata/cards/card.ts';
import { formatCards } from '../kata/cards/format-cards.ts';
import type { HandRank } from '../kata/ranking/hand-rank.ts';

const isSame = (wanted: Card) => (card: Card) =>
  card.rank === wanted.rank && card.suit === wanted.suit;
const isFlush = (five: Cards) =>
  five.length === 5 && five.every(({ suit }) => suit === five[0]?.suit);

const ranksOf = (cards: Cards) => cards.map(({ rank }) => rank);

const sortedRanks = (cards: Cards) => ranksOf(cards).sort((a, b) => a - b);

/** Returns whether both have the same ranks, in any order. */
export function haveSameRanks(five: Cards, expected: Cards): boolean {
  return isSameList(sortedRanks(five), sortedRanks(expected));
}

function isSameList(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((item, index) => item === others[index]);
}

/**
 * Finds what is wrong with five of the right ranks: each must be one of the given cards, and none
 * may be used twice.
 */
export function faultIn(five: Cards, expected: Cards, given: Cards): string | undefined {
  const stranger = five.find((card) => !given.some(isSame(card)));
  if (stranger) return `${formatCards([stranger])} is not among the cards given`;
  const twice = five.find((card, index) => five.findIndex(isSame(card)) < index);
  if (twice) return `${formatCards([twice])} counts twice`;
  return isFlush(expected) && !isFlush(five) ? 'the five are not of one suit' : undefined;
}

/** Counts the hole cards among the five. */
export const ownIn = (five: Cards, hole: Cards): number =>
  five.filter((card) => hole.some(isSame(card))).length;

/** Returns whether five are as good as those expected, and their ranks in the same order. */
export function isSameFive(five: Cards, expected: Cards, given: Cards): boolean {
  const areRanksInOrder = isSameList(ranksOf(five), ranksOf(expected));
  return areRanksInOrder && faultIn(five, expected, given) === undefined;
}

/** Returns whether a `HandRank` of the given cards is as good as ours. */
export function isSameRank(rank: HandRank, ours: HandRank, given: Cards): boolean {
  const isSameWorth = rank.category === ours.category && isSameList(rank.tieBreak, ours.tieBreak);
  return isSameWorth && isSameFive(rank.cards, ours.cards, given);
}
