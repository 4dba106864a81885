/**
 * Counts five cards as a straight when the highest is four above the lowest, though a rank is
 * missing.
 *
 * Made by people who test "highest minus lowest is four" and forget that a pair may hide a missing
 * rank.
 *
 * Cause: Counts something other than the rule says, or one too few
 *
 * Caught by: straight / Four in a row are not enough
 *
 * Shown by: 5h 5d 7c 8s 9h
 */
import { ACE, type Cards } from '../../../../../src/cards/card.ts';

export function isStraight(cards: Cards): boolean {
  const highAce: number[] = cards.map(({ rank }) => rank).sort((a, b) => a - b);
  const lowAce = highAce.map((rank) => (rank === ACE ? 1 : rank)).sort((a, b) => a - b);
  return [highAce, lowAce].some((ranks) =>
    ranks.some((rank, place) => (ranks[place + 4] ?? 0) - rank === 4),
  );
}
