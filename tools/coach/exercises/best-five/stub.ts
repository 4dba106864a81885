import type { Card, Cards, Category } from 'poker-hands-kata';

// The ace of spades is { rank: 14, suit: 'S' }. Ranks are 2 to 14, suits C, D, H and S.
// There may be any number of cards, more than five or fewer.

/**
 * Returns the cards that count for a category, at most five. The largest group comes first, and groups of one size are
 * ordered by rank. A wheel is 5 4 3 2 A. If not all cards of a rank are needed, the first of them in `cards` are taken,
 * in their order.
 */
export function bestFive(category: Category, cards: Cards): Card[] {
  // TODO
  return cards.slice(0, 5);
}

/** Returns the ranks of the best five cards, by which hands are compared. The ace of a wheel is 1. */
export function tieBreakOf(category: Category, five: Cards): number[] {
  // TODO
  return [];
}
