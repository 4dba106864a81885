import { bitBoardSevens, bitBoardStrength } from '../../src/evaluators/bit-board/bit-board.ts';
import { listClasses } from '../../src/evaluators/classes.ts';
import { RANK_KEYS } from '../../src/evaluators/rank-sum/keys.ts';
import type * as rankSumModule from '../../src/evaluators/rank-sum/rank-sum.ts';
import { rankSumSevens } from '../../src/evaluators/rank-sum/rank-sum.ts';
import { forEachFour, LARGEST_BLOCK, SEVENS } from '../../src/evaluators/sevens.ts';

describe('the keys of rank-sum', () => {
  test('give all 49,205 choices of seven ranks different sums of 23 bits', () => {
    const sums: number[] = [];
    const choose = (rank: number, left: number, sum: number): void => {
      if (left === 0) sums.push(sum);
      else if (rank < 13) {
        for (let copies = 0; copies <= Math.min(4, left); copies++) {
          choose(rank + 1, left - copies, sum + copies * (RANK_KEYS[rank] as number));
        }
      }
    };
    choose(0, 7, 0);
    expect(sums).toHaveLength(49_205);
    expect(new Set(sums).size).toBe(49_205);
    expect(Math.max(...sums)).toBeLessThan(2 ** 23);
  });

  test('are each the smallest that keeps all sums of seven apart, as far as the eighth', () => {
    const keys = [0];
    while (keys.length < 8) keys.push(smallestKeyAfter(keys));
    expect(keys).toEqual(RANK_KEYS.slice(0, 8));
  });
});

describe('the sevens in order', () => {
  test('are the same to rank-sum and bit-board', () => {
    const strengths = new Uint16Array(LARGEST_BLOCK);
    const others = new Uint16Array(LARGEST_BLOCK);
    for (const [a, b, c, d] of [
      [0, 1, 2, 3],
      [8, 9, 10, 11],
      [0, 13, 26, 39],
    ] as const) {
      expect(rankSumSevens(a, b, c, d, strengths)).toBe(bitBoardSevens(a, b, c, d, others));
      expect(strengths).toEqual(others);
    }
  });

  test('are 133,784,560', () => {
    let sevens = 0;
    const countAbove = (d: number) => ((51 - d) * (50 - d) * (49 - d)) / 6;
    for (let lowest = 0; lowest <= 45; lowest++) {
      forEachFour(lowest, (_a, _b, _c, d) => {
        sevens += countAbove(d);
      });
    }
    expect(sevens).toBe(SEVENS);
  });
});

/** The smallest number that can join these keys: with it, no two choices of seven ranks have the same sum. */
function smallestKeyAfter(keys: readonly number[]): number {
  const taken = new Uint8Array(10_000);
  for (let fewer = 0; fewer < 4; fewer++) {
    for (let more = fewer + 1; more <= 4; more++) {
      // a sum with fewer copies of the new key must not equal one with more
      const others = sumsOf(keys, 7 - more);
      for (const sum of sumsOf(keys, 7 - fewer)) {
        for (const other of others) {
          const key = (sum - other) / (more - fewer);
          if (key >= 0 && key < taken.length && Number.isInteger(key)) taken[key] = 1;
        }
      }
    }
  }
  return taken.indexOf(0);
}

/** The sums of all choices of so many keys, none more than four times. */
function sumsOf(keys: readonly number[], count: number): number[] {
  const [key, ...rest] = keys;
  if (key === undefined) return count === 0 ? [0] : [];
  return [0, 1, 2, 3, 4]
    .filter((copies) => copies <= count)
    .flatMap((copies) => sumsOf(rest, count - copies).map((sum) => sum + copies * key));
}

test('the classes are 7,462, without repetition', () => {
  const classes = listClasses().map(({ ranks, suited }) => `${ranks} ${suited}`);
  expect(new Set(classes).size).toBe(7462);
});

describe('the tables are built as far as they are needed', () => {
  const BROADWAY = [48, 47, 46, 45, 44, 0, 1] as const; // A K Q J T of spades, 2 3 of clubs
  const TRIPS_AND_PAIRS = [0, 13, 26, 1, 14, 2, 15] as const; // three twos, two threes, two fours
  const SIZES = [5, 6, 7] as const;
  const orders = SIZES.flatMap((first) =>
    SIZES.filter((size) => size !== first).flatMap((second) =>
      SIZES.filter((size) => size !== first && size !== second).map((third) => [first, second, third]),
    ),
  );

  test.each([
    ['a flush', BROADWAY],
    ['no flush', TRIPS_AND_PAIRS],
  ] as const)('%s, whichever number of cards comes first', (_, cards) => {
    for (const order of orders) {
      jest.isolateModules(() => {
        const fresh = jest.requireActual('../../src/evaluators/rank-sum/rank-sum.ts') as typeof rankSumModule;
        for (const size of order) {
          const hand = cards.slice(0, size);
          expect([size, fresh.rankSumStrength(hand)]).toEqual([size, bitBoardStrength(hand)]);
        }
      });
    }
  });

  test('for the sevens in order, as the first', () => {
    jest.isolateModules(() => {
      const fresh = jest.requireActual('../../src/evaluators/rank-sum/rank-sum.ts') as typeof rankSumModule;
      const strengths = new Uint16Array(LARGEST_BLOCK);
      const others = new Uint16Array(LARGEST_BLOCK);
      expect(fresh.rankSumSevens(1, 3, 5, 7, strengths)).toBe(bitBoardSevens(1, 3, 5, 7, others));
      expect(strengths).toEqual(others);
    });
  });
});
