import type { CompareHandRanks } from 'poker-hands-kata';

// A HandRank looks like { category: 'pair', cards, tieBreak: [13, 13, 9, 5, 2] }: the best five cards, and their
// ranks to compare hands by. The ace of 5 4 3 2 A counts as 1.
// Only who wins is checked. The reasons in the examples ("the reason is ...") are given.

/**
 * Which of two ranked hands wins: the higher category, and within a category the first rank that differs.
 *
 * @returns more than 0 when `a` wins, less than 0 when `b` wins, 0 for a tie; suits never decide
 */
export const compareHandRanks: CompareHandRanks = (a, b) => {
  // TODO
  return 0;
};
