import type { Cards } from 'poker-hands-kata';

// The ace of spades is { rank: 14, suit: 'S' }. Ranks are 2 to 14, suits C, D, H and S.

/** Five ranks in a row. The ace is high or low, and no row goes round the corner. */
export function isStraight(cards: Cards): boolean {
  // TODO
  return false;
}
