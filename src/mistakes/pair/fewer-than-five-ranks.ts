/**
 * Takes a single card for a pair.
 *
 * Made by whoever counts the different ranks and calls fewer than five a pair, which is true of five cards only.
 *
 * Caught by: pair / Cards of different ranks are no pair
 */
import type { Cards } from '../../kata/cards/card.ts';

export function isPair(cards: Cards): boolean {
  return new Set(cards.map(({ rank }) => rank)).size < 5;
}
