import { seededRandom } from '../../../src/kata/games/seeded-random.ts';

const numbers = (seed: number) => Array.from({ length: 1000 }, seededRandom(seed));

test('chance lies between 0 and 1, never at 1', () => {
  expect(Math.min(...numbers(1))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers(1))).toBeLessThan(1);
});

test('a seed gives the same numbers again, another seed others', () => {
  expect(numbers(1)).toEqual(numbers(1));
  expect(numbers(1)).not.toEqual(numbers(2));
});

test('the smallest and the largest seed work', () => {
  for (const seed of [0, 0xffffffff]) expect(new Set(numbers(seed)).size).toBe(1000);
});
