/** A path that stands in code as a text leads somewhere: no compiler sees it. */
import { existsSync, readFileSync } from 'node:fs';
import { SOURCES } from './files.ts';

const PATH = /'((?:docs|features|samples|src|steps|tools)\/[\w./-]+)'/g;

test('each path from the top that code names is there', () => {
  const named = SOURCES.filter((file) => file.endsWith('.ts')).flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(PATH), ([, path = '']) => ({ file, path })),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});
