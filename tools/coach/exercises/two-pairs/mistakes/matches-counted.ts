/**
 * Counts three of a kind as two pairs.
 *
 * Made by people who compare every card with every other and ask for at least two matches: two
 * pairs give two, but three of a kind gives three.
 *
 * Cause: Counts something other than the rule says, or one too few
 *
 * Caught by: two-pairs / The two pairs are of different ranks
 *
 * Shown by: Kd Kh Ks 9c 2d
 */
import type { Cards } from '../../../../../src/cards/card.ts';

export function isTwoPairs(cards: Cards): boolean {
  const matches = cards.flatMap(({ rank }, place) =>
    cards.slice(place + 1).filter((other) => other.rank === rank),
  );
  return matches.length >= 2;
}
