/**
 * Finds no straight flush in ace, two, three, four, five of one suit.
 *
 * Made by people who write the check for five in a row again for one suit, and remember the low ace
 * only for the straight.
 *
 * Cause: Gives the ace one value, or lets it join both ends
 *
 * Caught by: straight-flush / Five cards of one suit in a row are a straight flush
 *
 * Shown by: Ah 2h 3h 4h 5h
 */
import type { Cards } from '../../../../../src/cards/card.ts';

export function isStraightFlush(cards: Cards): boolean {
  const has = (rank: number, suit: string) =>
    cards.some((card) => card.rank === rank && card.suit === suit);
  return cards.some(({ rank, suit }) => [1, 2, 3, 4].every((step) => has(rank + step, suit)));
}
