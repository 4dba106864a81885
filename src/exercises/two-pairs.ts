import type { Cards } from 'poker-hands-kata';

// A card is such as { rank: 14, suit: 'S' }: ranks are 2 to 14, the ace is 14; suits are 'C', 'D', 'H' and 'S'.

/** Two cards of one rank and two of another. */
export function isTwoPairs(cards: Cards): boolean {
  // TODO
  return false;
}
