/** The tables of cactus-kev and rank-sum, and the ways through all hands of seven. */
import { bitBoardSevens, bitBoardStrength } from '../../src/evaluators/bit-board/bit-board.ts';
import { rankOfFive } from '../../src/evaluators/cactus-kev/cactus-kev.ts';
import { encodeCard } from '../../src/evaluators/cactus-kev/card-code.ts';
import { kevTables } from '../../src/evaluators/cactus-kev/tables.ts';
import { RANK_KEYS } from '../../src/evaluators/rank-sum/keys.ts';
import type * as rankSumModule from '../../src/evaluators/rank-sum/rank-sum.ts';
import { forEachFour, LARGEST_BLOCK, type SevensOfFour } from '../../src/evaluators/sevens.ts';
import { buildDeck, parseCards } from '../../src/kata.ts';

describe('cactus-kev', () => {
  const encode = (text: string) => parseCards(text).map(encodeCard);

  test('encodes cards as Kev does', () => {
    expect(encode('2C 2D 2H 2S AS')).toEqual([98306, 81922, 73730, 69634, 268442665]);
    expect(new Set(buildDeck().map(encodeCard)).size).toBe(52);
  });

  test('computes the known places of its tables', () => {
    const { flushes, unique } = kevTables();
    expect([flushes.length, unique.length]).toEqual([7937, 7937]);
    expect([flushes[31], unique[31], unique[47]]).toEqual([9, 1608, 7462]);
  });

  test.each([
    ['AH KH QH JH TH', 1],
    ['3H 3D 2C 2S 4H', 3325],
    ['7H 5H 4H 3H 2S', 7462],
  ])('gives %s rank %i', (text, rank) => {
    expect(rankOfFive(encode(text))).toBe(rank);
  });
});

describe('the keys of rank-sum', () => {
  test('give all 49,205 choices of seven ranks different sums of 23 bits', () => {
    const sums = sumsOf(RANK_KEYS, 7);
    expect(sums).toHaveLength(49_205);
    expect(new Set(sums).size).toBe(49_205);
    expect(Math.max(...sums)).toBeLessThan(2 ** 23);
  });

  /** The sums of all choices of so many keys, none more than four times. */
  function sumsOf([key, ...rest]: readonly number[], count: number): number[] {
    if (key === undefined || count === 0) return count === 0 ? [0] : [];
    return [0, 1, 2, 3, 4]
      .filter((copies) => copies <= count)
      .flatMap((copies) => sumsOf(rest, count - copies).map((sum) => sum + copies * key));
  }
});

/** rank-sum, before it has built any table. */
function inFreshRankSum(ask: (fresh: typeof rankSumModule) => void): void {
  jest.isolateModules(() => ask(jest.requireActual('../../src/evaluators/rank-sum/rank-sum.ts')));
}

describe('the tables of rank-sum are built as far as they are needed', () => {
  const FLUSH = [48, 47, 46, 45, 44, 0, 1] as const; // A K Q J T of spades, 2 3 of clubs
  const NONE = [0, 13, 26, 1, 14, 2, 15] as const; // three twos, two threes, two fours

  test.each(['567', '576', '657', '675', '756', '765'])(
    'for so many cards after one another: %s',
    (sizes) => {
      for (const cards of [FLUSH, NONE])
        inFreshRankSum(({ rankSumStrength }) => {
          for (const hand of [...sizes].map((size) => cards.slice(0, Number(size))))
            expect([hand, rankSumStrength(hand)]).toEqual([hand, bitBoardStrength(hand)]);
        });
    },
  );

  test('for the sevens in order, as the first', () => {
    const FOURS = ['1 3 5 7', '0 1 2 3', '8 9 10 11', '0 13 26 39'];
    inFreshRankSum(({ rankSumSevens }) => {
      for (const [a = 0, b = 0, c = 0, d = 0] of FOURS.map((four) => four.split(' ').map(Number))) {
        const [strengths, others] = [rankSumSevens, bitBoardSevens].map((sevens: SevensOfFour) => {
          const block = new Uint16Array(LARGEST_BLOCK);
          return Buffer.from(block.buffer, 0, 2 * sevens(a, b, c, d, block));
        });
        expect(others?.length).toBeGreaterThan(0);
        expect(Buffer.compare(strengths as Buffer, others as Buffer)).toBe(0);
      }
    });
  });
});

test('the sevens in order are 133,784,560', () => {
  let sevens = 0;
  const countAbove = (d: number) => ((51 - d) * (50 - d) * (49 - d)) / 6;
  for (let lowest = 0; lowest <= 45; lowest++)
    forEachFour(lowest, (_a, _b, _c, d) => {
      sevens += countAbove(d);
    });
  expect(sevens).toBe(133_784_560);
});
