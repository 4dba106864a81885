import { readFileSync } from 'node:fs';
import { SOURCES, TESTS } from './files.ts';

const MOST_LINES = 250;

test('no file is long, but for one whose tables must be constants of the same file', () => {
  const long = [...SOURCES, ...TESTS].filter((file) => linesIn(file) > MOST_LINES);
  expect(long).toEqual(['src/evaluators/rank-sum/rank-sum.ts']);
});

function linesIn(file: string): number {
  return readFileSync(file, 'utf8').split('\n').length - 1;
}
