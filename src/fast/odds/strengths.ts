/**
 * What a hole is worth with a board of five, as indices: strengths from 1 to 7462, by the fastest
 * evaluator.
 */
import { combinations } from '../../kata/games/combinations.ts';
import type { BoardGame } from '../../kata/kata.ts';
import { evaluate5Unchecked, evaluate7Unchecked } from '../evaluators/evaluate.ts';

/** Returns the strength of one hole with a board of five. */
export type StrengthWith = (board: Uint8Array) => number;

type Prepare = (hole: Uint8Array, isKnown: boolean) => StrengthWith;

/**
 * For each game, prepares to rank a hole with many boards. An unknown hole changes with each deal,
 * so nothing can be kept of it.
 */
export const PREPARE_STRENGTH: Readonly<Record<BoardGame, Prepare>> = {
  'texas-holdem': inTexasHoldem,
  omaha: inOmaha,
};

function inTexasHoldem(hole: Uint8Array): StrengthWith {
  return (board) =>
    evaluate7Unchecked(
      at(hole, 0),
      at(hole, 1),
      at(board, 0),
      at(board, 1),
      at(board, 2),
      at(board, 3),
      at(board, 4),
    );
}

/** The choices of places, one after the other, because a flat list is faster to read. */
const THREE_OF_FIVE = /* @__PURE__ */ combinations([0, 1, 2, 3, 4], 3).flat();
const TWO_OF_FOUR = /* @__PURE__ */ combinations([0, 1, 2, 3], 2).flat();

/** Keeps what a known hole makes of three cards, because the same three are on many boards. */
function inOmaha(hole: Uint8Array, isKnown: boolean): StrengthWith {
  const kept = new Uint16Array(52 ** 3); // 0 where nothing is kept
  return (board) => {
    let best = 0;
    for (let choice = 0; choice < THREE_OF_FIVE.length; choice += 3) {
      const c = at(board, at(THREE_OF_FIVE, choice));
      const d = at(board, at(THREE_OF_FIVE, choice + 1));
      const e = at(board, at(THREE_OF_FIVE, choice + 2));
      const key = (c * 52 + d) * 52 + e;
      let strength = at(kept, key);
      if (strength === 0) {
        strength = strengthOfBestTwo(hole, c, d, e);
        if (isKnown) kept[key] = strength;
      }
      best = Math.max(best, strength);
    }
    return best;
  };
}

/** Returns the strength of three cards with the best two of a hole. */
function strengthOfBestTwo(hole: Uint8Array, c: number, d: number, e: number): number {
  let best = 0;
  for (let choice = 0; choice < TWO_OF_FOUR.length; choice += 2) {
    const a = at(hole, at(TWO_OF_FOUR, choice));
    const b = at(hole, at(TWO_OF_FOUR, choice + 1));
    best = Math.max(best, evaluate5Unchecked(a, b, c, d, e));
  }
  return best;
}

function at(numbers: ArrayLike<number>, index: number): number {
  return numbers[index] as number;
}
