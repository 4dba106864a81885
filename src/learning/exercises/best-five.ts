import type { Card, Cards, Category } from 'poker-hands-kata';

// The ace of spades is { rank: 14, suit: 'S' }. Ranks are 2 to 14, suits C, D, H and S.
// There may be any number of cards, more than five or fewer.

/**
 * The cards that count for a category, at most five: largest group first, then by rank; a wheel is 5 4 3 2 A.
 * From cards of one rank it takes the first given, in the order given.
 */
export function bestFive(category: Category, cards: Cards): Card[] {
  // TODO
  return cards.slice(0, 5);
}

/** The ranks of the best five, to compare hands by: the ace of a wheel is 1. */
export function tieBreakOf(category: Category, five: Cards): number[] {
  // TODO
  return [];
}
