import { partOf } from '../../src/judge/progress.ts';

test('the part that is done counts the files before', () => {
  expect(partOf([100, 200, 100], 0, 50)).toBe(0.125);
  expect(partOf([100, 200, 100], 1, 100)).toBe(0.5);
  expect(partOf([100, 200, 100], 2, 100)).toBe(1);
});

test('a file that has grown, or has nothing in it, is no more than done', () => {
  expect(partOf([100], 0, 150)).toBe(1);
  expect(partOf([0], 0, 0)).toBe(0);
});
