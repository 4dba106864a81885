import type { Cards } from 'poker-hands-kata';

// A card is such as { rank: 14, suit: 'S' }: ranks are 2 to 14, the ace is 14; suits are 'C', 'D', 'H' and 'S'.

/** Five ranks in a row; the ace ends a row or starts one, but no row goes round the corner. */
export function isStraight(cards: Cards): boolean {
  // TODO
  return false;
}
