/**
 * Solves the last exercise: each suit is a number with a bit for each rank, and a few operations on the four tell how often each
 * rank comes. The evaluators of src/evaluators are faster still, by tables.
 */
import type { Cards } from '../../kata/cards/card.ts';

const [HIGH_CARD, PAIR, TWO_PAIRS, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const;

/** Five to seven cards as a number, larger for a stronger hand, equal for a tie, at least three times as fast as the rules. */
export function evaluator(cards: Cards): number {
  let [c, d, h, s] = [0, 0, 0, 0];
  for (const { rank, suit } of cards) {
    if (suit === 'C') c |= 1 << rank;
    else if (suit === 'D') d |= 1 << rank;
    else if (suit === 'H') h |= 1 << rank;
    else s |= 1 << rank;
  }
  const flush = ifFive(c) | ifFive(d) | ifFive(h) | ifFive(s); // of seven cards only one suit can have five
  if (topOfStraight(flush) > 0) return worth(STRAIGHT_FLUSH, topOfStraight(flush));
  const twice = (c & d) | (h & s) | ((c | d) & (h | s));
  const thrice = (c & d & (h | s)) | (h & s & (c | d));
  return worthOfRanks(c | d | h | s, twice, thrice, c & d & h & s, flush);
}

/** What is no straight flush, given the ranks that come at all, twice, three and four times, and those of a flush. */
function worthOfRanks(any: number, twice: number, thrice: number, quads: number, flush: number): number {
  const three = highest(thrice);
  const pair = highest(without(twice, three));
  if (quads !== 0) return worth(QUADS, highest(quads), any, 1);
  if (three > 0 && pair > 0) return worth(FULL_HOUSE, (three << 4) | pair);
  if (flush !== 0) return worth(FLUSH, 0, flush, 5);
  if (topOfStraight(any) > 0) return worth(STRAIGHT, topOfStraight(any));
  if (three > 0) return worth(TRIPS, three, any, 2);
  const second = highest(without(twice, pair));
  if (second > 0) return worth(TWO_PAIRS, (pair << 4) | second, any, 1);
  return pair > 0 ? worth(PAIR, pair, any, 3) : worth(HIGH_CARD, 0, any, 5);
}

/** The category above four bits for each rank: those of the groups, and then so many kickers out of all ranks. */
function worth(category: number, groups: number, ranks = 0, kickers = 0): number {
  let strength = groups;
  let left = without(without(ranks, groups >> 4), groups & 15);
  for (let taken = 0; taken < kickers; taken += 1) {
    const rank = highest(left);
    strength = (strength << 4) | rank;
    left = without(left, rank);
  }
  return (category << 20) | strength;
}

/** The ranks of a suit if it has five, otherwise none: taking the lowest bit away four times leaves something. */
function ifFive(suit: number): number {
  let left = suit;
  for (let taken = 0; taken < 4; taken += 1) left &= left - 1;
  return left === 0 ? 0 : suit;
}

/** The highest rank of a straight, or 0. The ace, 14, is a 1 as well. */
function topOfStraight(ranks: number): number {
  const run = ranks | ((ranks >> 13) & 2);
  const lowest = highest(run & (run >> 1) & (run >> 2) & (run >> 3) & (run >> 4));
  return lowest > 0 ? lowest + 4 : 0;
}

/** The highest rank of a set, or 0 for an empty one. */
const highest = (ranks: number) => Math.max(31 - Math.clz32(ranks), 0);

const without = (ranks: number, rank: number) => ranks & ~(1 << rank);
