/**
 * Takes four of a kind for two pairs.
 *
 * Made by whoever counts the cards that have a partner: there are four in two pairs, but four in four of a kind as
 * well.
 *
 * Caught by: two-pairs / The two pairs are of different ranks
 */
import type { Cards } from '../../kata/cards/card.ts';

export function isTwoPairs(cards: Cards): boolean {
  const partnered = cards.filter((card) => cards.some((other) => other !== card && other.rank === card.rank));
  return partnered.length >= 4;
}
