import type { Card } from '../kata/cards/card.ts';
import { DECK } from '../kata/cards/deck.ts';
import { formatCards } from '../kata/cards/format-cards.ts';
import { quote } from '../kata/cards/quote.ts';
import { bitBoardStrength } from './bit-board/bit-board.ts';
import { evaluate5Unchecked, evaluate6Unchecked, evaluate7Unchecked } from './rank-sum/rank-sum.ts';

export { evaluate5Unchecked, evaluate6Unchecked, evaluate7Unchecked };

const LAST_INDEX = 51;
const HALF = (LAST_INDEX + 1) / 2;
const FEWEST = 5;
const EXPECTED = `expected card indices, integers from 0 to ${LAST_INDEX}`;

/**
 * A bit for each card, the lower 26 in one table and the others in the other. They are zero until the first call of a checked
 * function.
 */
const LOW_BITS = new Int32Array(LAST_INDEX + 1);
const HIGH_BITS = new Int32Array(LAST_INDEX + 1);

/**
 * What cards are worth, as a number that compares with that of any other hand.
 *
 * @param indices five or more different cards, each as its index 0..51 = suit (C D H S) * 13 + rank (2..A)
 * @returns the strength, 1 (7 5 4 3 2) to 7462 (royal flush); equal strengths tie
 * @throws Error on fewer than five cards, on a value that is no list or no index, and on a card given twice
 */
export function evaluate(indices: ArrayLike<number>): number {
  if (typeof indices !== 'object' || indices === null) return rejectList(indices);
  const count = indices.length;
  if (count !== 5 && count !== 6 && count !== 7) return evaluateMany(indices);
  const a = indices[0] as number;
  const b = indices[1] as number;
  const c = indices[2] as number;
  const d = indices[3] as number;
  const e = indices[4] as number;
  if (count === 5) return evaluate5(a, b, c, d, e);
  const f = indices[5] as number;
  if (count === 6) return evaluate6(a, b, c, d, e, f);
  return evaluate7(a, b, c, d, e, f, indices[6] as number);
}

/** The same for exactly five cards. */
export function evaluate5(a: number, b: number, c: number, d: number, e: number): number {
  const lows = low(a) + low(b) + low(c) + low(d) + low(e);
  const highs = high(a) + high(b) + high(c) + high(d) + high(e);
  if (bitCount(lows) + bitCount(highs) !== 5) reject([a, b, c, d, e]);
  return evaluate5Unchecked(a, b, c, d, e);
}

/** The same for exactly six cards. */
export function evaluate6(a: number, b: number, c: number, d: number, e: number, f: number): number {
  const lows = low(a) + low(b) + low(c) + low(d) + low(e) + low(f);
  const highs = high(a) + high(b) + high(c) + high(d) + high(e) + high(f);
  if (bitCount(lows) + bitCount(highs) !== 6) reject([a, b, c, d, e, f]);
  return evaluate6Unchecked(a, b, c, d, e, f);
}

/** The same for exactly seven cards. */
export function evaluate7(a: number, b: number, c: number, d: number, e: number, f: number, g: number): number {
  const lows = low(a) + low(b) + low(c) + low(d) + low(e) + low(f) + low(g);
  const highs = high(a) + high(b) + high(c) + high(d) + high(e) + high(f) + high(g);
  if (bitCount(lows) + bitCount(highs) !== 7) reject([a, b, c, d, e, f, g]);
  return evaluate7Unchecked(a, b, c, d, e, f, g);
}

function evaluateMany(indices: ArrayLike<number>): number {
  if (typeof indices.length !== 'number') return rejectList(indices);
  // One more than a deck has shows the error: a length may be anything.
  const list = Array.from({ length: Math.min(indices.length, LAST_INDEX + 2) }, (_, at) => indices[at] as number);
  const problem = whatIsWrong(list);
  if (problem !== undefined) throw new Error(problem);
  return bitBoardStrength(list);
}

/** Only a number is looked up: as a key of the table, the text '0' would be as good as 0. */
function low(index: number): number {
  return typeof index === 'number' ? (LOW_BITS[index] as number) : Number.NaN;
}

function high(index: number): number {
  return typeof index === 'number' ? (HIGH_BITS[index] as number) : Number.NaN;
}

/**
 * How many bits a sum of single bits has: as many as there were, unless one came twice and was carried over.
 * A value that is no index has no bit and makes the sum NaN, which counts as 0.
 */
function bitCount(sum: number): number {
  let bits = sum - ((sum >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * Looks for the error when the bits do not add up; if there is none, this is the first call, and the bits are not set yet.
 */
function reject(indices: readonly number[]): void {
  const problem = whatIsWrong(indices);
  if (problem !== undefined) throw new Error(problem);
  for (let index = 0; index < HALF; index++) {
    LOW_BITS[index] = 1 << index;
    HIGH_BITS[HALF + index] = 1 << index;
  }
}

function rejectList(given: unknown): never {
  throw new Error(`${quote(show(given))} is not a list of cards: ${EXPECTED}`);
}

function isIndex(given: unknown): boolean {
  return Number.isInteger(given) && (given as number) >= 0 && (given as number) <= LAST_INDEX;
}

function whatIsWrong(indices: readonly number[]): string | undefined {
  const given = quote(indices.map(show).join(' '));
  const stranger = indices.findIndex((index) => !isIndex(index));
  if (stranger !== -1) return `${quote(show(indices[stranger]))} in ${given} is not the index of a card: ${EXPECTED}`;
  const repeated = indices.find((index, at) => indices.indexOf(index) !== at);
  if (repeated !== undefined) {
    const card = formatCards(DECK.slice(repeated, repeated + 1));
    return `${quote(String(repeated))}, the ${card}, is given twice in ${given}: a deck has one of each card`;
  }
  if (indices.length >= FEWEST) return undefined;
  return `${given} has ${indices.length} cards: expected at least ${FEWEST}`;
}

/** A given value as text, different from a number: a string in quotes, a card by its name. */
function show(given: unknown): string {
  if (typeof given === 'string') return `'${given}'`;
  if (typeof given === 'bigint') return `${given}n`;
  if (typeof given !== 'object' || given === null) return String(given);
  if (DECK.some(({ rank, suit }) => 'rank' in given && given.rank === rank && 'suit' in given && given.suit === suit)) {
    return formatCards([given as Card]);
  }
  return Array.isArray(given) ? 'an array' : 'an object';
}
