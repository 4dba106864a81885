/**
 * What a hole is worth with a board of five, as indices: strengths from 1 to 7462, by the fastest
 * evaluator.
 */

import { combinations } from '../../kata/games/combinations.ts';
import type { BoardGame } from '../../kata/kata.ts';
import { evaluate5Unchecked, evaluate7Unchecked } from '../evaluators/evaluate.ts';

/** Returns the strength of a hole with this board. */
export type StrengthWith = (board: Uint8Array) => number;

/** By game, what ranks a hole; `isFixed` says that its cards stay the same. */
export const STRENGTHS: Readonly<
  Record<BoardGame, (hole: Uint8Array, isFixed: boolean) => StrengthWith>
> = {
  'texas-holdem': (hole) => (board) =>
    evaluate7Unchecked(
      at(hole, 0),
      at(hole, 1),
      at(board, 0),
      at(board, 1),
      at(board, 2),
      at(board, 3),
      at(board, 4),
    ),
  omaha: inOmaha,
};

/** The choices of places, one after the other, because a flat list is faster to read. */
const THREE_OF_FIVE = /* @__PURE__ */ combinations([0, 1, 2, 3, 4], 3).flat();
const TWO_OF_FOUR = /* @__PURE__ */ combinations([0, 1, 2, 3], 2).flat();

/**
 * Keeps what a hole makes of three cards of the board, because the same three lie on many boards.
 */
function inOmaha(hole: Uint8Array, isFixed: boolean): StrengthWith {
  const kept = new Uint16Array(52 ** 3);
  return (board) => {
    let best = 0;
    for (let three = 0; three < THREE_OF_FIVE.length; three += 3) {
      const c = at(board, at(THREE_OF_FIVE, three));
      const d = at(board, at(THREE_OF_FIVE, three + 1));
      const e = at(board, at(THREE_OF_FIVE, three + 2));
      const key = (c * 52 + d) * 52 + e;
      let strength = at(kept, key);
      if (strength === 0) {
        for (let two = 0; two < TWO_OF_FOUR.length; two += 2) {
          const [a, b] = [at(hole, at(TWO_OF_FOUR, two)), at(hole, at(TWO_OF_FOUR, two + 1))];
          strength = Math.max(strength, evaluate5Unchecked(a, b, c, d, e));
        }
        if (isFixed) kept[key] = strength;
      }
      best = Math.max(best, strength);
    }
    return best;
  };
}

const at = (numbers: ArrayLike<number>, place: number): number => numbers[place] as number;
