import type { CompareHandRanks } from 'poker-hands-kata';

// A HandRank is such as { category: 'pair', cards, tieBreak: [13, 13, 9, 5, 2] }: the best five of the cards, and the
// ranks by which they are compared. The ace of a straight from five down to ace counts 1 there.
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
