import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pokerKata } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'practice-'));
const pair = join(folder, 'pair.ts');
const OWN = 'export const isPair = () => true;\n';
afterAll(() => rmSync(folder, { recursive: true }));

test('without a terminal it creates the files, says once what is wrong, and ends with 1', async () => {
  const { status, stdout, stderr } = await pokerKata(['practice', '--dir', folder]);
  expect(stdout).toContain(`Your files are in ${folder}.`);
  expect(stdout).toContain(
    '[---------------] 0 of 15 steps\n\n1. pair\n  Two cards of one rank.\n\n5 of 7 examples fail.',
  );
  expect(stdout).toContain('    Given the cards KD KH\n    Then they contain a pair\n');
  expect(stdout).toMatch(/open {6}.*pair\.ts:4\n/);
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
});

test('it never overwrites a file, and a reset keeps it', async () => {
  writeFileSync(pair, OWN);
  await pokerKata(['practice', '--once', '--dir', folder]);
  expect(readFileSync(pair, 'utf8')).toBe(OWN);
  const { status, stdout } = await pokerKata(['practice', '--dir', folder, 'reset', 'pair']);
  expect(stdout).toContain('pair.old-1.ts');
  expect(status).toBe(0);
  expect(readFileSync(join(folder, 'pair.old-1.ts'), 'utf8')).toBe(OWN);
  expect(readFileSync(pair, 'utf8')).toContain('// TODO');
});

test('what is no step is refused', async () => {
  const { status, stderr } = await pokerKata(['practice', '--dir', folder, 'reset', 'pear']);
  expect(stderr).toContain('"pear" is not a step: expected pair, three-of-a-kind');
  expect(status).toBe(1);
  expect(existsSync(join(folder, 'pear.ts'))).toBe(false);
});
