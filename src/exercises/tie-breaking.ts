import type { CompareHandRanks } from 'poker-hands-kata';

// A HandRank looks like { category: 'pair', cards, tieBreak: [13, 13, 9, 5, 2] }: the best five cards, and the ranks that
// compare them, where the ace of 5 4 3 2 A is 1.
// Where an example says why a hand wins ("Black wins because ..."), those words are ours: only who wins is asked of you.

/**
 * Which of two ranked hands wins: the higher category, and within one category the first rank that differs.
 *
 * @returns more than 0 when `a` wins, less than 0 when `b` wins, 0 for a tie; suits never decide
 */
export const compareHandRanks: CompareHandRanks = (a, b) => {
  // TODO
  return 0;
};
