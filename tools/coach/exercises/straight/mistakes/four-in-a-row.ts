/**
 * Counts four ranks in a row as a straight.
 *
 * Made by people who are off by one, or count the steps between the cards and stop at the third.
 *
 * Cause: Counts something other than the rule says, or one too few
 *
 * Caught by: straight / Four in a row are not enough
 *
 * Shown by: 5h 6c 7d 8s Tc Jd Qh
 */
import { ACE, type Cards, RANKS } from '../../../../../src/cards/card.ts';
import { countRanks } from '../../../../../src/rules/groups.ts';

export function isStraight(cards: Cards): boolean {
  const counts = countRanks(cards);
  let inARow = 0;
  return [ACE, ...RANKS].some((rank) => {
    inARow = counts[rank] ? inARow + 1 : 0;
    return inARow === 4;
  });
}
