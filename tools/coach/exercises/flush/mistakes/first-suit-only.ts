/**
 * Misses a flush that is not in the first card's suit.
 *
 * Made by people who count the cards that match the first card, which is enough for a hand of five.
 *
 * Cause: Thinks that a hand is always five cards
 *
 * Caught by: flush / Five cards of one suit are a flush, whatever their ranks
 *
 * Shown by: As Kd 7h 2h 8h 5h 3h
 */
import type { Cards } from '../../../../../src/cards/card.ts';

export function isFlush(cards: Cards): boolean {
  return cards.filter(({ suit }) => suit === cards[0]?.suit).length >= 5;
}
