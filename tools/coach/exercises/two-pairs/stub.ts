import type { Cards } from 'poker-hands-kata';

// The ace of spades is { rank: 14, suit: 'S' }. Ranks are 2 to 14, suits C, D, H and S.

/** Two cards of one rank and two of another. */
export function isTwoPairs(cards: Cards): boolean {
  // TODO
  return false;
}
