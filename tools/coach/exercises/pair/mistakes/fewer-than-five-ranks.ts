/**
 * Calls fewer than five different ranks a pair.
 *
 * Made by people who count the different ranks and call fewer than five a pair, which is right for
 * five cards only.
 *
 * Cause: Thinks that a hand is always five cards
 *
 * Caught by: pair / It works for any number of cards
 *
 * Shown by: Ah
 */
import type { Cards } from '../../../../../src/cards/card.ts';

export function isPair(cards: Cards): boolean {
  return new Set(cards.map(({ rank }) => rank)).size < 5;
}
