import type { Cards } from 'poker-hands-kata';

// A card is such as { rank: 14, suit: 'S' }: ranks are 2 to 14, the ace is 14; suits are 'C', 'D', 'H' and 'S'.

/** Five cards of one suit in a row. */
export function isStraightFlush(cards: Cards): boolean {
  // TODO
  return false;
}
