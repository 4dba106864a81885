/**
 * Counts two pairs as four of a kind.
 *
 * Made by people who count the cards that have a partner of the same rank, and ask for four such
 * cards.
 *
 * Cause: Counts something other than the rule says, or one too few
 *
 * Caught by: four-of-a-kind / Pairs and trips do not add up to four of a kind
 *
 * Shown by: 9c 9d Kh Ks 2d
 */
import type { Cards } from '../../../../../src/cards/card.ts';

export function isFourOfAKind(cards: Cards): boolean {
  const partnered = cards.filter((card) =>
    cards.some((other) => other !== card && other.rank === card.rank),
  );
  return partnered.length >= 4;
}
