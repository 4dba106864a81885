import type { Cards } from 'poker-hands-kata';

// The ace of spades is { rank: 14, suit: 'S' }. Ranks are 2 to 14, suits C, D, H and S.

/** Ace, king, queen, jack and ten of one suit. */
export function isRoyalFlush(cards: Cards): boolean {
  // TODO
  return false;
}
