/**
 * Each suit as thirteen bits, and a hand of any size as four of them.
 *
 * Idea: merge the suits with AND and OR into the ranks that occur at least once, twice, three and
 * four times. Small tables number the sets of five, three or two of thirteen bits. The numbers of a
 * category follow those of all lower ones, so the result is the strength, 1 (7 5 4 3 2) to 7462
 * (royal flush).
 * Flushes are looked up in each suit, and the best one counts: ten or more cards can have two.
 * Trade-off: any number of cards, but 70 KiB of tables, and more and less predictable steps than
 * adding up keys.
 */
import { cardIndex } from '../../cards/card-index.ts';
import { defineEvaluator } from '../evaluator.ts';
import { BELOW, fillKickers, fillPairs, fillRuns, highest, KICKER_CHOICES } from './tables.ts';

/** The classes below a category, as constants of this file, which V8 can inline. */
const {
  trips: BELOW_TRIPS,
  straight: BELOW_STRAIGHT,
  fullHouse: BELOW_FULL_HOUSE,
  quads: BELOW_QUADS,
} = BELOW;
const { trips: KICKERS_OF_TRIPS, one: ONE_OF_TWELVE } = KICKER_CHOICES;

const SUIT = 0b1111111111111;

// Tables by the bits of thirteen ranks, zero until `buildTables` has run.

/** The strength of five or more ranks without suits: a straight or a high card. */
const UNIQUE = new Uint16Array(8192);
/** The strength of five or more ranks of one suit; 0 for fewer. */
const FLUSHES = new Uint16Array(8192);
/** The straight, 1 (the wheel) to 10; 0 for none. */
const STRAIGHTS = new Uint8Array(8192);
/** The strength of one or two ranks that occur twice, without kickers. */
const PAIRED = new Uint16Array(8192);
/** The number of the two kickers of three of a kind: 0..65. */
const TWO_KICKERS = new Uint8Array(4096);
/** The number of the three kickers of a pair, 0..219; from ONE_KICKER on, of two pairs, 0..10. */
const KICKERS = new Uint8Array(8192);
const ONE_KICKER = 4096;

/** The bit of a card: clubs are below diamonds in one number, hearts below spades in the other. */
const LOW_BITS = new Int32Array(256);
const HIGH_BITS = new Int32Array(256);

let isBuilt = false;

export const bitBoard = /* @__PURE__ */ defineEvaluator<{
  readonly low: number;
  readonly high: number;
}>({
  name: 'bit-board',
  source:
    'bit masks by suit; a comment under Mike Talbot, "Real world Javascript map/reduce, solving the Poker Hand problem"',
  minCards: 5,
  maxCards: 52,
  encode(cards) {
    if (!isBuilt) buildTables();
    const indices = cards.map(cardIndex);
    return {
      low: indices.reduce((bits, index) => bits | lowBit(index), 0),
      high: indices.reduce((bits, index) => bits | highBit(index), 0),
    };
  },
  strengthOf: ({ low, high }) => strengthOfBits(low, high),
});

/** Returns the strength of five or more cards by their indices. Nothing is checked. */
export function bitBoardStrength(indices: ArrayLike<number>): number {
  if (!isBuilt) buildTables();
  let low = 0;
  let high = 0;
  // biome-ignore lint/style/useForOf: what is only like an array cannot be iterated
  for (let at = 0; at < indices.length; at++) {
    low |= lowBit(indices[at] as number);
    high |= highBit(indices[at] as number);
  }
  return strengthOfBits(low, high);
}

/** Returns the strength of seven cards. Nothing is checked. */
export function bitBoardSeven(
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
): number {
  if (!isBuilt) buildTables();
  const low = lowBit(a) | lowBit(b) | lowBit(c) | lowBit(d) | lowBit(e) | lowBit(f) | lowBit(g);
  const high =
    highBit(a) | highBit(b) | highBit(c) | highBit(d) | highBit(e) | highBit(f) | highBit(g);
  return strengthOfBits(low, high);
}

/**
 * Writes the strengths of all sevens with these four lowest cards, in order, and returns their
 * number.
 */
export function bitBoardSevens(
  a: number,
  b: number,
  c: number,
  d: number,
  strengths: Uint16Array,
): number {
  if (!isBuilt) buildTables();
  const low = lowBit(a) | lowBit(b) | lowBit(c) | lowBit(d);
  const high = highBit(a) | highBit(b) | highBit(c) | highBit(d);
  let count = 0;
  for (let e = d + 1; e < 50; e++) {
    for (let f = e + 1; f < 51; f++) {
      const sixLow = low | lowBit(e) | lowBit(f);
      const sixHigh = high | highBit(e) | highBit(f);
      for (let g = f + 1; g < 52; g++)
        strengths[count++] = strengthOfBits(sixLow | lowBit(g), sixHigh | highBit(g));
    }
  }
  return count;
}

function lowBit(index: number): number {
  return LOW_BITS[index] as number;
}

function highBit(index: number): number {
  return HIGH_BITS[index] as number;
}

function strengthOfBits(low: number, high: number): number {
  const clubs = low & SUIT;
  const diamonds = low >>> 13;
  const hearts = high & SUIT;
  const spades = high >>> 13;
  const flushes = flushOf(clubs) | flushOf(diamonds) | flushOf(hearts) | flushOf(spades);
  if (flushes === 0) return strengthOfRanks(clubs, diamonds, hearts, spades);
  return strengthWithFlush(clubs, diamonds, hearts, spades);
}

/**
 * Returns the best: more than seven cards may have something better than a flush, or a second one.
 */
function strengthWithFlush(c: number, d: number, h: number, s: number): number {
  return Math.max(flushOf(c), flushOf(d), flushOf(h), flushOf(s), strengthOfRanks(c, d, h, s));
}

function flushOf(suit: number): number {
  return FLUSHES[suit] as number;
}

function strengthOfRanks(c: number, d: number, h: number, s: number): number {
  const any = c | d | h | s;
  // A rank occurs twice if both suits of a couple have it, or one suit of each couple.
  const twice = (c & d) | (h & s) | ((c | d) & (h | s));
  if (twice === 0) return UNIQUE[any] as number;
  const thrice = (c & d & (h | s)) | (h & s & (c | d));
  if (thrice !== 0) {
    const quads = c & d & h & s;
    if (quads !== 0) return strengthOfQuads(quads, any);
    // Another rank occurs twice or, if clearing the lowest bit leaves one, three times.
    if (thrice !== twice || (thrice & (thrice - 1)) !== 0)
      return strengthOfFullHouse(thrice, twice);
  }
  if (STRAIGHTS[any] !== 0) return BELOW_STRAIGHT + (STRAIGHTS[any] as number);
  if (thrice !== 0)
    return (
      BELOW_TRIPS +
      highest(thrice) * KICKERS_OF_TRIPS +
      (TWO_KICKERS[without(thrice, any)] as number) +
      1
    );
  return strengthOfPairs(twice, any);
}

function strengthOfQuads(quads: number, any: number): number {
  const rank = highest(quads);
  return BELOW_QUADS + rank * ONE_OF_TWELVE + highest(without(1 << rank, any)) + 1;
}

function strengthOfFullHouse(thrice: number, twice: number): number {
  const rank = highest(thrice);
  return BELOW_FULL_HOUSE + rank * ONE_OF_TWELVE + highest(without(1 << rank, twice)) + 1;
}

/**
 * Has no branch for the second pair, because a mispredicted one is slow: without a second pair, its
 * bit is above all ranks.
 */
function strengthOfPairs(twice: number, any: number): number {
  const first = 1 << highest(twice);
  const second = 1 << highest(twice ^ first);
  // The sign bit of a negative number: 1 if another pair is left, else 0.
  const isTwo = -(twice ^ first) >>> 31;
  const others = without(second, without(first, any));
  return (PAIRED[twice] as number) + (KICKERS[isTwo * ONE_KICKER + others] as number);
}

/** Removes a rank, and moves those above it down. */
function without(rank: number, ranks: number): number {
  const below = rank - 1;
  return (ranks & below) | ((ranks >>> 1) & ~below);
}

function buildTables(): void {
  isBuilt = true;
  for (let index = 0; index < 26; index++) {
    LOW_BITS[index] = 1 << index;
    HIGH_BITS[index + 26] = 1 << index;
  }
  fillKickers(TWO_KICKERS, KICKERS.subarray(0, ONE_KICKER), KICKERS.subarray(ONE_KICKER));
  fillPairs(PAIRED);
  fillRuns(STRAIGHTS, UNIQUE, FLUSHES);
}
