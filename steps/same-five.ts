/**
 * Compares two choices of the best five. Cards of one rank are interchangeable; suits matter only
 * if all five must be of one suit.
 */
import type { Card, Cards } from '../src/cards/card.ts';
import { formatCards } from '../src/cards/format-cards.ts';

const isSame = (wanted: Card) => (card: Card) =>
  card.rank === wanted.rank && card.suit === wanted.suit;

/** Returns whether both have the same ranks, in any order. */
export function haveSameRanks(five: Cards, expected: Cards): boolean {
  return sortedRanks(five) === sortedRanks(expected);
}

const sortedRanks = (cards: Cards) => JSON.stringify(cards.map(({ rank }) => rank).sort());

/**
 * Finds what is wrong with five of the right ranks: each must be one of the given cards, none may
 * be used twice, and all must be of one suit if those expected are.
 */
export function whyNotBestFive(five: Cards, expected: Cards, given: Cards): string | undefined {
  const stranger = five.find((card) => !given.some(isSame(card)));
  if (stranger) return `${formatCards([stranger])} is not among the cards given`;
  const twice = five.find((card, index) => five.findIndex(isSame(card)) < index);
  if (twice) return `${formatCards([twice])} counts twice`;
  const needsOneSuit = expected.length === 5 && suitsOf(expected) === 1;
  return needsOneSuit && suitsOf(five) > 1 ? 'the five are not of one suit' : undefined;
}

const suitsOf = (cards: Cards) => new Set(cards.map(({ suit }) => suit)).size;

/** Counts the hole cards among the five. */
export const countHoleCards = (five: Cards, hole: Cards): number =>
  five.filter((card) => hole.some(isSame(card))).length;
