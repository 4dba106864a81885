/**
 * Each suit as thirteen bits, and a hand of any size as four of them.
 *
 * Idea: merge the suits with AND and OR into the ranks that come at all, twice, three times and four times; small tables number
 * five, three or two bits of thirteen. The numbers of a category lie behind those of all lower ones, so the result is the
 * class's place in the order of all classes, 1 (7 5 4 3 2) to 7462 (royal flush).
 * A flush is looked up suit by suit and the best one kept: from ten cards on, two suits can have five cards each.
 * Trade-off: any number of cards and 49 KiB of tables; more steps, and less predictable ones, than adding up keys.
 * Source: hands as bit masks are folklore; a comment under Mike Talbot's "Determine the winning poker hand" proposes them.
 */
import { RANKS, SUITS } from '../cards/card.ts';
import { cardIndex } from '../cards/card-index.ts';
import { defineEvaluator } from './evaluator.ts';

/** How many classes lie below each category. */
const [PAIR, TWO_PAIRS, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH] = [
  1277, 4137, 4995, 5853, 5863, 7140, 7296, 7452,
] as const;

const SUIT = 0b1111111111111;
const WHEEL = 0b1000000001111;

/** The tables, by the bits of thirteen ranks. They are zero until `buildTables` has run. */
const UNIQUE = new Uint16Array(8192); // strength of five or more ranks without suits: a straight or a high card
const FLUSHES = new Uint16Array(8192); // strength of five or more ranks of one suit; 0 for fewer
const STRAIGHTS = new Uint8Array(8192); // 1 (the wheel) to 10; 0 for none
const BEST_TWO = new Uint8Array(8192); // the highest two ranks: 0..77
const BEST_THREE = new Uint8Array(4096); // the highest three of twelve ranks: 0..219

/** Which half of a hand a card is in, and where: clubs below diamonds in one number, hearts below spades in the other. */
const LOW_BITS = new Int32Array(256);
const HIGH_BITS = new Int32Array(256);

let isBuilt = false;

export interface BitBoard {
  readonly low: number;
  readonly high: number;
}

export const bitBoard = defineEvaluator<BitBoard>({
  name: 'bit-board',
  source: 'bit masks by suit; a comment under Mike Talbot, "Determine the winning poker hand"',
  minCards: 5,
  maxCards: RANKS.length * SUITS.length,
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

/** The strength, 1 to 7462, of the cards with these indices, from one place of the list up to, not including, another. */
export function bitBoardStrength(indices: ArrayLike<number>, start = 0, end = indices.length): number {
  if (!isBuilt) buildTables();
  let low = 0;
  let high = 0;
  for (let at = start; at < end; at++) {
    const index = indices[at] as number;
    low |= lowBit(index);
    high |= highBit(index);
  }
  return strengthOfBits(low, high);
}

/**
 * Writes the strengths of all sevens of which these four cards, a < b < c < d, are the lowest, in order: the fifth card from d + 1 on,
 * then the sixth, the seventh fastest.
 *
 * @returns how many there are: one for each three of the 51 - d cards above d, at most 17,296
 */
export function bitBoardSevens(a: number, b: number, c: number, d: number, strengths: Uint16Array): number {
  if (!isBuilt) buildTables();
  const low = lowBit(a) | lowBit(b) | lowBit(c) | lowBit(d);
  const high = highBit(a) | highBit(b) | highBit(c) | highBit(d);
  let count = 0;
  for (let e = d + 1; e < 50; e++) {
    for (let f = e + 1; f < 51; f++) {
      const sixLow = low | lowBit(e) | lowBit(f);
      const sixHigh = high | highBit(e) | highBit(f);
      for (let g = f + 1; g < 52; g++) strengths[count++] = strengthOfBits(sixLow | lowBit(g), sixHigh | highBit(g));
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
  return Math.max(
    FLUSHES[clubs] as number,
    FLUSHES[diamonds] as number,
    FLUSHES[hearts] as number,
    FLUSHES[spades] as number,
    strengthOfRanks(clubs, diamonds, hearts, spades),
  );
}

function strengthOfRanks(c: number, d: number, h: number, s: number): number {
  const any = c | d | h | s;
  const twice = (c & d) | (h & s) | ((c | d) & (h | s));
  if (twice === 0) return UNIQUE[any] as number;
  const thrice = (c & d & (h | s)) | (h & s & (c | d));
  if (thrice !== 0) {
    const quads = c & d & h & s;
    if (quads !== 0) return strengthOfQuads(quads, any);
    if (thrice !== twice || (thrice & (thrice - 1)) !== 0) return strengthOfFullHouse(thrice, twice);
  }
  if (STRAIGHTS[any] !== 0) return STRAIGHT + (STRAIGHTS[any] as number);
  if (thrice !== 0) return TRIPS + highest(thrice) * 66 + (BEST_TWO[without(thrice, any)] as number) + 1;
  if ((twice & (twice - 1)) !== 0) return strengthOfTwoPairs(twice, any);
  return PAIR + highest(twice) * 220 + (BEST_THREE[without(twice, any)] as number) + 1;
}

function strengthOfQuads(quads: number, any: number): number {
  const rank = highest(quads);
  return QUADS + rank * 12 + highest(without(1 << rank, any)) + 1;
}

function strengthOfFullHouse(thrice: number, twice: number): number {
  const rank = highest(thrice);
  return FULL_HOUSE + rank * 12 + highest(without(1 << rank, twice)) + 1;
}

function strengthOfTwoPairs(twice: number, any: number): number {
  const first = 1 << highest(twice);
  const second = 1 << highest(twice ^ first);
  const kicker = highest(without(second, without(first, any)));
  return TWO_PAIRS + (BEST_TWO[twice] as number) * 11 + kicker + 1;
}

/** The index of the highest rank. */
function highest(ranks: number): number {
  return 31 - Math.clz32(ranks);
}

/** The ranks but one, numbered as if that one did not exist: those above it move down. */
function without(rank: number, ranks: number): number {
  const below = rank - 1;
  return (ranks & below) | ((ranks >>> 1) & ~below);
}

/** Numeric order is the order of strength, the highest rank being the highest bit: so counting up numbers the sets of ranks. */
function buildTables(): void {
  isBuilt = true;
  for (let index = 0; index < 26; index++) {
    LOW_BITS[index] = 1 << index;
    HIGH_BITS[index + 26] = 1 << index;
  }
  numberSubsets(BEST_TWO, 2);
  numberSubsets(BEST_THREE, 3);
  for (let ranks = 0; ranks <= SUIT; ranks++) STRAIGHTS[ranks] = straightIn(ranks);
  numberSubsets(UNIQUE, 5, (ranks) => STRAIGHTS[ranks] === 0);
  for (let ranks = 0; ranks <= SUIT; ranks++) {
    const straight = STRAIGHTS[ranks] as number;
    if (sizeOf(ranks) < 5) continue;
    FLUSHES[ranks] = straight ? STRAIGHT_FLUSH + straight : FLUSH + (UNIQUE[ranks] as number) + 1;
    UNIQUE[ranks] = straight ? STRAIGHT + straight : (UNIQUE[ranks] as number) + 1;
  }
}

/** Numbers the sets of so many ranks from 0; a larger set gets the number of its highest ranks. */
function numberSubsets(table: Uint16Array | Uint8Array, size: number, counts = (_ranks: number) => true): void {
  let next = 0;
  for (let ranks = 0; ranks < table.length; ranks++) {
    const extra = sizeOf(ranks) - size;
    if (extra > 0) table[ranks] = table[ranks & (ranks - 1)] as number;
    if (extra === 0 && counts(ranks)) table[ranks] = next++;
  }
}

/** 10 for A K Q J T among the ranks, down to 1 for the wheel, 0 for no straight. */
function straightIn(ranks: number): number {
  const ends = ranks & (ranks << 1) & (ranks << 2) & (ranks << 3) & (ranks << 4);
  if (ends !== 0) return highest(ends) - 2;
  return (ranks & WHEEL) === WHEEL ? 1 : 0;
}

function sizeOf(ranks: number): number {
  let size = 0;
  for (let left = ranks; left !== 0; left &= left - 1) size += 1;
  return size;
}
