import { combinations } from '../../../src/kata/games/combinations.ts';

test('two of four can be taken in six ways, each in the order given', () => {
  expect(combinations(Object.freeze([...'abcd']), 2).map((two) => two.join(''))).toEqual([
    'ab',
    'ac',
    'ad',
    'bc',
    'bd',
    'cd',
  ]);
});

test('more than there are cannot be taken', () => {
  expect(combinations([1, 2], 3)).toEqual([]);
});
