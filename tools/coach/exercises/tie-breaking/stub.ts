import type { CompareHandRanks } from 'poker-hands-kata';

// A HandRank looks like { category: 'pair', cards, tieBreak: [13, 13, 9, 5, 2] }: the best five cards, and their
// ranks to compare hands by. The ace of 5 4 3 2 A counts as 1.
// Only the winner is checked. You need not write the reasons in the examples ("the reason is ...").

/**
 * Says which of two ranked hands wins. The higher category wins. In the same category, the first rank that differs
 * decides.
 *
 * @returns more than 0 when `a` wins, less than 0 when `b` wins, 0 for a tie
 */
export const compareHandRanks: CompareHandRanks = (a, b) => {
  // TODO
  return 0;
};
