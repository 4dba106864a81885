/**
 * Solves the last exercise: each suit is a number with a bit for each rank, and a few operations on
 * the four count each rank.
 */
import type { Cards } from '../../../../src/cards/card.ts';

const [HIGH_CARD, PAIR, TWO_PAIRS, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const;

/**
 * Turns five to seven cards into a number: larger for a stronger hand, the same for a tie. It must be
 * at least three times as fast as the rules.
 */
export function evaluator(cards: Cards): number {
  let clubs = 0;
  let diamonds = 0;
  let hearts = 0;
  let spades = 0;
  for (const { rank, suit } of cards) {
    const bit = 1 << (rank - 2);
    if (suit === 'C') clubs |= bit;
    else if (suit === 'D') diamonds |= bit;
    else if (suit === 'H') hearts |= bit;
    else spades |= bit;
  }
  return strengthOf(clubs, diamonds, hearts, spades);
}

/** Returns the worth of the highest category that the ranks of the four suits contain. */
function strengthOf(c: number, d: number, h: number, s: number): number {
  // Only one suit can have five of seven cards.
  const flush = ifFive(c) | ifFive(d) | ifFive(h) | ifFive(s);
  if (straightIn(flush)) return worth(STRAIGHT_FLUSH, straightIn(flush));
  const ranks = c | d | h | s;
  const four = c & d & h & s;
  if (four) return worth(QUADS, four, top(1, ranks & ~four));
  const twice = (c & d) | (h & s) | ((c | d) & (h | s));
  const thrice = (c & d & (h | s)) | (h & s & (c | d));
  const three = top(1, thrice);
  const pair = top(1, twice & ~three);
  if (three && pair) return worth(FULL_HOUSE, three, pair);
  if (flush) return worth(FLUSH, top(5, flush));
  if (straightIn(ranks)) return worth(STRAIGHT, straightIn(ranks));
  if (three) return worth(TRIPS, three, top(2, ranks & ~three));
  const pairs = top(2, twice);
  if (pairs !== pair) return worth(TWO_PAIRS, pairs, top(1, ranks & ~pairs));
  if (pair) return worth(PAIR, pair, top(3, ranks & ~pair));
  return worth(HIGH_CARD, top(5, ranks));
}

/**
 * Puts the category above the ranks of the groups, and those above the kickers, one bit per rank:
 * the higher rank decides.
 */
function worth(category: number, groups: number, kickers = 0): number {
  return (category << 26) | (groups << 13) | kickers;
}

/**
 * Returns the ranks of a suit, or 0 if there are fewer than five: removing the lowest bit four
 * times must leave some.
 */
function ifFive(suit: number): number {
  let left = suit;
  for (let taken = 0; taken < 4; taken += 1) left &= left - 1;
  return left === 0 ? 0 : suit;
}

/**
 * Returns the lowest rank of the highest straight, or 0. The ace also counts as the lowest rank.
 */
function straightIn(ranks: number): number {
  const run = (ranks << 1) | (ranks >> 12);
  return top(1, run & (run >> 1) & (run >> 2) & (run >> 3) & (run >> 4));
}

/** Returns the highest so many of the ranks, or all if there are fewer. */
function top(count: number, ranks: number): number {
  let left = ranks;
  for (let taken = 0; taken < count; taken += 1) left &= ~(1 << (31 - Math.clz32(left)));
  return ranks ^ left;
}
