/** The examples that docs/checks.md compares catch as many wrong programs as it says. */
import { readFileSync } from 'node:fs';
import { inProcess } from '../in-process.ts';

const CHECKS = readFileSync('docs/checks.md', 'utf8');

/** The rows of the table that link a file, each with what its examples catch. */
const ROWS = [...CHECKS.matchAll(/^\| \[.+\]\(\.\.\/(.+\.feature)\).* \| (\d+) \|$/gm)].map(
  ([, file = '', caught = '']) => ({ file, caught }),
);

const [, ALL] = CHECKS.match(/caught, of (\d+)/) ?? [];

test('two rows have a file', () => {
  expect(ROWS).toHaveLength(2);
});

test.each(ROWS)('$file catches $caught', async ({ file, caught }) => {
  const { stdout } = await inProcess(['examples', '--all', file]);
  expect(stdout).toContain(`together: ${caught} of ${ALL} wrong programs fail an example`);
});
