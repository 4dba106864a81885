import type { Cards } from 'poker-hands-kata';

// The ace of spades is { rank: 14, suit: 'S' }. Ranks are 2 to 14, suits C, D, H and S.

/** Two cards of one rank. */
export function isPair(cards: Cards): boolean {
  // TODO
  return false;
}
