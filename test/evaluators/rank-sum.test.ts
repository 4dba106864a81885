import { bitBoardSevens } from '../../src/evaluators/bit-board/bit-board.ts';
import { listClasses } from '../../src/evaluators/classes.ts';
import { RANK_KEYS } from '../../src/evaluators/rank-sum/keys.ts';
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

test('the classes are 7,462, without repetition', () => {
  const classes = listClasses().map(({ ranks, suited }) => `${ranks} ${suited}`);
  expect(new Set(classes).size).toBe(7462);
});
