import { cardsAt, DECK } from '../cards/deck.ts';
import { formatCards } from '../cards/format-cards.ts';
import { givenTwice } from '../cards/given-twice.ts';
import { quote } from '../cards/quote.ts';
import { PokerError } from '../poker-error.ts';
import { showValue } from '../show-value.ts';
import { bitBoardStrength } from './bit-board/bit-board.ts';
import { evaluate5Unchecked, evaluate6Unchecked, evaluate7Unchecked } from './rank-sum/rank-sum.ts';

export { evaluate5Unchecked, evaluate6Unchecked, evaluate7Unchecked };

const INDICES = [...DECK.keys()];
const FEWEST = 5;
const EXPECTED = 'expected card indices, integers from 0 to 51';

/**
 * Returns the strength of a hand, 1 (7 5 4 3 2) to 7462 (royal flush): the larger wins, equal
 * strengths tie.
 *
 * @param indices five or more different cards, each as its index 0..51 = suit (C D H S) * 13 + rank
 * (2..A)
 * @throws PokerError on fewer than five cards, a card given twice, or anything but a list of indices
 */
export function evaluate(indices: ArrayLike<number>): number {
  const given = indices as Given;
  if (given?.length !== 7 || typeof given !== 'object') return evaluateOthers(given);
  return evaluate7(given[0], given[1], given[2], given[3], given[4], given[5], given[6]);
}

/**
 * Returns the strength of any other list than one of seven cards. Most hands have seven, so
 * `evaluate` is kept short enough for V8 to inline it.
 */
function evaluateOthers(indices: Given): number {
  if (typeof indices?.length !== 'number' || typeof indices !== 'object')
    throw new PokerError(`${showValue(indices)} is not a list of cards: ${EXPECTED}`, indices);
  if (indices.length === 6)
    return evaluate6(indices[0], indices[1], indices[2], indices[3], indices[4], indices[5]);
  if (indices.length === 5)
    return evaluate5(indices[0], indices[1], indices[2], indices[3], indices[4]);
  // The length may be anything, but one more card than a deck has is enough to find the error.
  const list = Array.from(
    { length: Math.min(indices.length, DECK.length + 1) },
    (_, at) => indices[at] as number,
  );
  const problem = whatIsWrong(list);
  if (problem !== undefined) throw new PokerError(problem, indices);
  return bitBoardStrength(list);
}

/** The list as it was given, which may have fewer of these numbers, or more. */
type Given = ArrayLike<number> & Readonly<Record<0 | 1 | 2 | 3 | 4 | 5 | 6, number>>;

// Each card has a line: it is a number, an index (in six bits and below 52), and different from the
// cards before. Only a number may reach the bit operations, which would be slower ever after. With
// calls, a list or names for the numbers, V8 would find the functions too long to inline, which
// would halve their speed.

/** Returns the strength of exactly five cards by their indices, as `evaluate` does. */
export function evaluate5(a: number, b: number, c: number, d: number, e: number): number {
  // biome-ignore format: a line for each card
  return (
    typeof a === 'number' && (a & 63) === a && a < 52 &&
    typeof b === 'number' && (b & 63) === b && b < 52 && b !== a &&
    typeof c === 'number' && (c & 63) === c && c < 52 && c !== a && c !== b &&
    typeof d === 'number' && (d & 63) === d && d < 52 && d !== a && d !== b && d !== c &&
    typeof e === 'number' && (e & 63) === e && e < 52 && e !== a && e !== b && e !== c && e !== d
  ) ? evaluate5Unchecked(a, b, c, d, e) : reject(a, b, c, d, e);
}

/** Returns the strength of exactly six cards by their indices, as `evaluate` does. */
export function evaluate6(
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
): number {
  // biome-ignore format: a line for each card
  return (
    typeof a === 'number' && (a & 63) === a && a < 52 &&
    typeof b === 'number' && (b & 63) === b && b < 52 && b !== a &&
    typeof c === 'number' && (c & 63) === c && c < 52 && c !== a && c !== b &&
    typeof d === 'number' && (d & 63) === d && d < 52 && d !== a && d !== b && d !== c &&
    typeof e === 'number' && (e & 63) === e && e < 52 && e !== a && e !== b && e !== c && e !== d &&
    typeof f === 'number' && (f & 63) === f && f < 52 && f !== a && f !== b && f !== c && f !== d && f !== e
  ) ? evaluate6Unchecked(a, b, c, d, e, f) : reject(a, b, c, d, e, f);
}

/** Returns the strength of exactly seven cards by their indices, as `evaluate` does. */
export function evaluate7(
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
): number {
  // biome-ignore format: a line for each card
  return (
    typeof a === 'number' && (a & 63) === a && a < 52 &&
    typeof b === 'number' && (b & 63) === b && b < 52 && b !== a &&
    typeof c === 'number' && (c & 63) === c && c < 52 && c !== a && c !== b &&
    typeof d === 'number' && (d & 63) === d && d < 52 && d !== a && d !== b && d !== c &&
    typeof e === 'number' && (e & 63) === e && e < 52 && e !== a && e !== b && e !== c && e !== d &&
    typeof f === 'number' && (f & 63) === f && f < 52 && f !== a && f !== b && f !== c && f !== d && f !== e &&
    typeof g === 'number' && (g & 63) === g && g < 52 && g !== a && g !== b && g !== c && g !== d && g !== e && g !== f
  ) ? evaluate7Unchecked(a, b, c, d, e, f, g) : reject(a, b, c, d, e, f, g);
}

function reject(...indices: number[]): never {
  throw new PokerError(whatIsWrong(indices) as string, indices);
}

/** Says what is wrong with a list of indices; undefined if nothing is. */
function whatIsWrong(indices: readonly number[]): string | undefined {
  const stranger = indices.findIndex((index) => !INDICES.includes(index));
  if (stranger !== -1)
    return `${showValue(indices[stranger])} in ${showValue(indices)} is not the index of a card: ${EXPECTED}`;
  const given = indices.join(' ');
  const repeated = indices.find((index, at) => indices.indexOf(index) !== at);
  if (repeated !== undefined) {
    const card = formatCards(cardsAt([repeated]));
    return givenTwice(`${quote(String(repeated))}, the ${card},`, given);
  }
  if (indices.length >= FEWEST) return undefined;
  const count = indices.length === 1 ? '1 card' : `${indices.length} cards`;
  return `${quote(given)} has ${count}: expected at least ${FEWEST}`;
}
