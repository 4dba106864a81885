/**
 * Counts two shorter rows with a gap between them as a straight.
 *
 * Made by people who count all the steps from one rank to the next and do not restart after a gap.
 *
 * Cause: Counts something other than the rule says, or one too few
 *
 * Caught by: straight / Four in a row are not enough
 *
 * Shown by: 5h 6c 7d 8s Tc Jd Qh
 */
import { ACE, type Cards } from '../../../../../src/cards/card.ts';

export function isStraight(cards: Cards): boolean {
  const ranks = new Set<number>(cards.map(({ rank }) => rank));
  if (ranks.has(ACE)) ranks.add(1);
  const steps = [...ranks].filter((rank) => ranks.has(rank + 1));
  return steps.length >= 4;
}
