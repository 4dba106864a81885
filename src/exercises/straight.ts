import type { Cards } from 'poker-hands-kata';

// The ace of spades is { rank: 14, suit: 'S' }: ranks are 2 to 14, suits C, D, H and S.

/** Five ranks in a row; the ace ends a row or starts one, but no row goes round the corner. */
export function isStraight(cards: Cards): boolean {
  // TODO
  return false;
}
