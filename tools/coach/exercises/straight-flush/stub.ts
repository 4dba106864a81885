import type { Cards } from 'poker-hands-kata';

// The ace of spades is { rank: 14, suit: 'S' }. Ranks are 2 to 14, suits C, D, H and S.

/** Five cards of one suit in a row. */
export function isStraightFlush(cards: Cards): boolean {
  // TODO
  return false;
}
