/**
 * Counts three pairs as a full house.
 *
 * Made by people who count how often a rank repeats: three times in a full house, but three times
 * in three pairs as well.
 *
 * Caught by: full-house / The three of a kind and the pair are of different ranks, and both are
 * needed
 */
import type { Cards } from '../../../kata/cards/card.ts';

export function isFullHouse(cards: Cards): boolean {
  const ranks = new Set(cards.map(({ rank }) => rank));
  return cards.length - ranks.size >= 3;
}
