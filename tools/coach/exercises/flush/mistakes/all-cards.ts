/**
 * Finds a flush only when all cards are of one suit.
 *
 * Made by people who think that a hand is always five cards, and then get seven.
 *
 * Cause: Thinks that a hand is always five cards
 *
 * Caught by: flush / Five cards of one suit are a flush, whatever their ranks
 *
 * Shown by: As Kd 7h 2h 8h 5h 3h
 */
import type { Cards } from '../../../../../src/cards/card.ts';

export function isFlush(cards: Cards): boolean {
  return cards.length >= 5 && cards.every(({ suit }) => suit === cards[0]?.suit);
}
