/** A path that stands in code as a text leads somewhere: no compiler sees it. */
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path/posix';
import { FEATURES } from '../../../test/support/feature-files.ts';
import { FILES } from '../../../test/support/project-files.ts';
import { SOURCES } from './files.ts';

const PATH = /'((?:docs|features|samples|src|steps|tools)\/[\w./-]+)'/g;

test('each path from the top that code names is there', () => {
  const named = SOURCES.filter((file) => file.endsWith('.ts')).flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(PATH), ([, path = '']) => ({ file, path })),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});

test('code asks for a chapter by its name: a new one before it moves its number', () => {
  const numbered = FEATURES.map((path) => basename(path, '.feature')).join('|');
  const inCode = new RegExp(`^(?! *(?:/\\*| \\*|//)).*\\b(?:${numbered})\\b.*`, 'gm');
  const lines = FILES.filter((file) => file.endsWith('.ts')).flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(inCode), ([line]) => ({ file, line })),
  );
  expect(lines).toEqual([]);
});
