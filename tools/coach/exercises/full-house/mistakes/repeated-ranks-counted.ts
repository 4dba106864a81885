/**
 * Counts three pairs as a full house.
 *
 * Made by people who count how often a rank repeats: three times in a full house, but three times
 * in three pairs as well.
 *
 * Cause: Counts something other than the rule says, or one too few
 *
 * Caught by: full-house / It works for any number of cards
 *
 * Shown by: 4c 4d 9h 9s 2c 2d
 */
import type { Cards } from '../../../../../src/cards/card.ts';

export function isFullHouse(cards: Cards): boolean {
  const ranks = new Set(cards.map(({ rank }) => rank));
  return cards.length - ranks.size >= 3;
}
