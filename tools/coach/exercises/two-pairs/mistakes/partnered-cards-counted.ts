/**
 * Counts four of a kind as two pairs.
 *
 * Made by people who count the cards that have a partner of the same rank: two pairs have four such
 * cards, but so does four of a kind.
 *
 * Cause: Counts something other than the rule says, or one too few
 *
 * Caught by: two-pairs / The two pairs are of different ranks
 *
 * Shown by: Kc Kd Kh Ks 9h
 */
import type { Cards } from '../../../../../src/cards/card.ts';

export function isTwoPairs(cards: Cards): boolean {
  const partnered = cards.filter((card) =>
    cards.some((other) => other !== card && other.rank === card.rank),
  );
  return partnered.length >= 4;
}
