import { readFileSync } from 'node:fs';
import { SOURCES, TESTS } from './files.ts';

const MOST_LINES = 330;

test('no file is long', () => {
  const long = [...SOURCES, ...TESTS].filter((file) => linesIn(file) > MOST_LINES);
  expect(long).toEqual([]);
});

function linesIn(file: string): number {
  return readFileSync(file, 'utf8').split('\n').length - 1;
}
