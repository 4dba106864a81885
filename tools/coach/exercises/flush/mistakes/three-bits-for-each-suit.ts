/**
 * Finds no flush in eight cards of one suit.
 *
 * Made by people who pack the four counts into one number with three bits for each, which is enough
 * for seven cards.
 *
 * Cause: Takes a shortcut to save time or code
 *
 * Caught by: flush / It works for any number of cards
 *
 * Shown by: 2h 4h 6h 7h 9h Jh Kh Ah
 */
import { type Cards, SUITS } from '../../../../../src/cards/card.ts';

export function isFlush(cards: Cards): boolean {
  const counts = cards.reduce((sum, { suit }) => sum + 2 ** (3 * SUITS.indexOf(suit)), 0);
  return SUITS.some((_, at) => ((counts >> (3 * at)) & 0b111) >= 5);
}
