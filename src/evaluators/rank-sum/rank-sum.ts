/**
 * The fastest: seven additions and one lookup in a table.
 *
 * Idea: each card has a number. The sum of a hand identifies how many cards of each suit it has
 * and, because no two choices of ranks have the same sum, its ranks. Unless there is a flush, a
 * table has the strength, 1 to 7462, by that sum. A sum can be extended card by card.
 * Trade-off: only 5, 6 and 7 cards, and 262 KiB of tables, built on first use: some 20 ms for five
 * cards, 50 for seven.
 *
 * The tables are constants of this file, so V8 need not load their address, and those for seven
 * cards have room for every index, so it need not check the index. All are zero until they are
 * built, which the lookup of the suits, needed anyway, notices.
 */
import { cardIndex } from '../../cards/card-index.ts';
import { listClasses } from '../classes.ts';
import { defineEvaluator } from '../evaluator.ts';
import { fillCards, fillSuits, SUIT_COUNTS } from './keys.ts';
import { fillFlushes, strengthsOf, strengthsOfFive } from './strengths.ts';
import { fillSumTable } from './sum-table.ts';

const KEYS = new Int32Array(256);

/** The suits of a sum are above these bits. */
const RANK_BITS = 23;

/**
 * The low 13 bits of a sum are its row in the table, the ten above them its column. All rows share
 * one array, each at its own offset: a strength is at offset + column, so one lookup in each of the
 * two arrays finds it. With 13 bits, the rows are short enough to fit into each other's gaps, and
 * their offsets take only 16 KiB for each number of cards.
 */
const ROW_BITS = 13;
const ROW = (1 << ROW_BITS) - 1;
const COLUMN = (1 << (RANK_BITS - ROW_BITS)) - 1;

const OFFSETS_5 = new Uint16Array(ROW + 1);
const OFFSETS_6 = new Uint16Array(ROW + 1);
const OFFSETS_7 = new Uint16Array(ROW + 1);
const STRENGTHS_5 = new Uint16Array(8192); // for 6,175 choices of five ranks and their gaps
const STRENGTHS_6 = new Uint16Array(24576); // for 18,395 choices of six
// For 49,205 of seven: every offset of 16 bits, and a column after the last.
const STRENGTHS_7 = new Uint16Array(65536 + COLUMN);

/** By the counters of the suits: 0 to 3 for a flush of that suit, 4 for none. */
const SUITS_5 = new Uint8Array(SUIT_COUNTS);
const SUITS_6 = new Uint8Array(SUIT_COUNTS);
const SUITS_7 = new Uint8Array(SUIT_COUNTS);
const NO_FLUSH = 4;

/** By suit * 64 + card: the bit of the card's rank, if it has that suit. */
const BITS_IN_SUIT = new Uint16Array(256);

/** The strength of a flush by the bits of its ranks. */
const FLUSHES = new Uint16Array(8192); // 13 ranks, a bit each

/** For six cards: the suit in which a seventh could make a flush, or 4 for none. */
const NEAR_FLUSHES = new Uint8Array(SUIT_COUNTS);

/** The largest number of cards that has its table. Tables are built in order, as far as needed. */
let built = 0;

export const rankSum = /* @__PURE__ */ defineEvaluator({
  name: 'rank-sum',
  source: 'the rank keys of Kenneth Shackleton, "SKPokerEval"; the tables are worked out here',
  minCards: 5,
  maxCards: 7,
  encode: (cards) => Uint8Array.from(cards.map(cardIndex)),
  strengthOf: rankSumStrength,
});

/** Returns the strength of five to seven indices. Nothing is checked. */
export function rankSumStrength(indices: ArrayLike<number>): number {
  const a = indices[0] as number;
  const b = indices[1] as number;
  const c = indices[2] as number;
  const d = indices[3] as number;
  const e = indices[4] as number;
  if (indices.length === 5) return evaluate5Unchecked(a, b, c, d, e);
  const f = indices[5] as number;
  if (indices.length === 6) return evaluate6Unchecked(a, b, c, d, e, f);
  return evaluate7Unchecked(a, b, c, d, e, f, indices[6] as number);
}

/**
 * Returns the strength of five cards by their indices. Nothing is checked: other values give a
 * meaningless result.
 */
export function evaluate5Unchecked(a: number, b: number, c: number, d: number, e: number): number {
  const sum = (key(a) + key(b) + key(c) + key(d) + key(e)) | 0;
  const suit = SUITS_5[sum >>> RANK_BITS] as number;
  if (suit === NO_FLUSH) {
    return STRENGTHS_5[(OFFSETS_5[sum & ROW] as number) + ((sum >>> ROW_BITS) & COLUMN)] as number;
  }
  return flushStrength(5, suit, a, b, c, d, e, e, e);
}

/** Returns the strength of six cards by their indices. Nothing is checked. */
export function evaluate6Unchecked(
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
): number {
  const sum = (key(a) + key(b) + key(c) + key(d) + key(e) + key(f)) | 0;
  const suit = SUITS_6[sum >>> RANK_BITS] as number;
  if (suit === NO_FLUSH) {
    return STRENGTHS_6[(OFFSETS_6[sum & ROW] as number) + ((sum >>> ROW_BITS) & COLUMN)] as number;
  }
  return flushStrength(6, suit, a, b, c, d, e, f, f);
}

/** Returns the strength of seven cards by their indices. Nothing is checked. */
export function evaluate7Unchecked(
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
): number {
  const sum = (key(a) + key(b) + key(c) + key(d) + key(e) + key(f) + key(g)) | 0;
  const suit = SUITS_7[sum >>> RANK_BITS] as number;
  if (suit === NO_FLUSH) {
    return STRENGTHS_7[(OFFSETS_7[sum & ROW] as number) + ((sum >>> ROW_BITS) & COLUMN)] as number;
  }
  return flushStrength(7, suit, a, b, c, d, e, f, g);
}

/** Returns the strength of five to seven ranks of one suit, by their bits; 0 for fewer. */
export function strengthOfFlush(ranks: number): number {
  if (built < 5) buildTables(5);
  return FLUSHES[ranks] as number;
}

/**
 * Writes the strengths of all hands of seven whose lowest four cards are these, in order, and
 * returns how many there are. For each six cards it checks once whether a seventh could make a
 * flush, which is above any straight, and leaves no room for a full house.
 */
export function rankSumSevens(
  a: number,
  b: number,
  c: number,
  d: number,
  strengths: Uint16Array,
): number {
  if (built < 7) buildTables(7);
  const four = (key(a) + key(b) + key(c) + key(d)) | 0;
  let count = 0;
  for (let e = d + 1; e < 50; e++) {
    const five = (four + key(e)) | 0;
    for (let f = e + 1; f < 51; f++) {
      const six = (five + key(f)) | 0;
      const suit = NEAR_FLUSHES[six >>> RANK_BITS] as number;
      if (suit === NO_FLUSH) {
        count = addSevenths(six, f, strengths, count);
      } else {
        const suited = ranksOf(suit, a, b, c, d, e, f, f);
        count = addSeventhsNearFlush(six, f, suit, suited, strengths, count);
      }
    }
  }
  return count;
}

/** Writes the strengths of six cards with each higher seventh from `count` on; none is a flush. */
function addSevenths(six: number, highest: number, strengths: Uint16Array, count: number): number {
  let end = count;
  for (let g = highest + 1; g < 52; g++) strengths[end++] = strengthOfRanks((six + key(g)) | 0);
  return end;
}

/** Writes them for six cards of which at least four have one suit, with these ranks in it. */
function addSeventhsNearFlush(
  six: number,
  highest: number,
  suit: number,
  suited: number,
  strengths: Uint16Array,
  count: number,
): number {
  let end = count;
  for (let g = highest + 1; g < 52; g++) {
    // 0 for fewer than five of the suit.
    const flush = FLUSHES[suited | bitIn(suit, g)] as number;
    strengths[end++] = Math.max(flush, strengthOfRanks((six + key(g)) | 0));
  }
  return end;
}

/** Returns the strength of seven cards without a flush. */
function strengthOfRanks(sum: number): number {
  return STRENGTHS_7[(OFFSETS_7[sum & ROW] as number) + ((sum >>> ROW_BITS) & COLUMN)] as number;
}

function key(card: number): number {
  return KEYS[card] as number;
}

/**
 * Returns the strength of a flush of `count` cards; fewer than seven repeat one, whose bit is the
 * same. Every hand comes here until its table is built: here, so that the functions above are short
 * and V8 inlines them.
 */
function flushStrength(
  count: 5 | 6 | 7,
  suit: number,
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
): number {
  if (built >= count) return FLUSHES[ranksOf(suit, a, b, c, d, e, f, g)] as number;
  buildTables(count);
  if (count === 5) return evaluate5Unchecked(a, b, c, d, e);
  return count === 6
    ? evaluate6Unchecked(a, b, c, d, e, f)
    : evaluate7Unchecked(a, b, c, d, e, f, g);
}

/** Collects the bits of the ranks of one suit. */
function ranksOf(
  suit: number,
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
): number {
  return (
    bitIn(suit, a) |
    bitIn(suit, b) |
    bitIn(suit, c) |
    bitIn(suit, d) |
    bitIn(suit, e) |
    bitIn(suit, f) |
    bitIn(suit, g)
  );
}

function bitIn(suit: number, card: number): number {
  return BITS_IN_SUIT[(suit << 6) | card] as number;
}

const FIVES = { rowBits: ROW_BITS, offsets: OFFSETS_5, values: STRENGTHS_5 };
const SIXES = { rowBits: ROW_BITS, offsets: OFFSETS_6, values: STRENGTHS_6 };
const SEVENS = { rowBits: ROW_BITS, offsets: OFFSETS_7, values: STRENGTHS_7 };

/** Builds the tables for five cards and, if needed, six and seven. */
function buildTables(cards: 5 | 6 | 7): void {
  if (built < 5) buildFives();
  if (built < 6 && cards > 5) {
    fillSumTable(SIXES, strengthsOf(6, FIVES));
    fillSuits(SUITS_6, 6, 5, NO_FLUSH);
    built = 6;
  }
  if (built < 7 && cards > 6) {
    fillSumTable(SEVENS, strengthsOf(7, SIXES));
    fillSuits(SUITS_7, 7, 5, NO_FLUSH);
    fillSuits(NEAR_FLUSHES, 6, 4, NO_FLUSH);
    built = 7;
  }
}

function buildFives(): void {
  const classes = listClasses();
  fillSumTable(FIVES, strengthsOfFive(classes));
  fillFlushes(FLUSHES, classes);
  fillSuits(SUITS_5, 5, 5, NO_FLUSH);
  fillCards(KEYS, RANK_BITS, BITS_IN_SUIT);
  built = 5;
}
