/**
 * Counts two or more pairs as three of a kind.
 *
 * Made by people who count how often a rank repeats: twice in three of a kind, but twice in two
 * pairs as well.
 *
 * Cause: Counts something other than the rule says, or one too few
 *
 * Caught by: three-of-a-kind / Pairs are not three of a kind, however many there are
 *
 * Shown by: 7c 7d Kh Ks 2d
 */
import type { Cards } from '../../../../../src/cards/card.ts';

export function isThreeOfAKind(cards: Cards): boolean {
  const ranks = new Set(cards.map(({ rank }) => rank));
  return cards.length - ranks.size >= 2;
}
