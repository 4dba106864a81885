/** The command `rule-book` refusing to write: it says so at once, before anything runs. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quote } from '../../src/kata/cards/quote.ts';
import { pokerKata } from '../command/cli/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'rule-book-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('it says why a page cannot be written, and does not replace a page it did not write', async () => {
  const [taken, theirs] = ['taken', 'theirs'].map((out) => join(folder, out, 'index.html')) as [
    string,
    string,
  ];
  mkdirSync(taken, { recursive: true });
  mkdirSync(join(folder, 'theirs'));
  writeFileSync(theirs, '<h1>My page</h1>');
  const told = await Promise.all(
    [taken, theirs].map((page) => pokerKata(['rule-book', '--out', join(page, '..')])),
  );
  expect(told.map(({ status, stdout }) => [status, stdout])).toEqual(Array(2).fill([2, '']));
  expect(told.map(({ stderr }) => stderr)).toEqual([
    `cannot write ${quote(taken)}: it is a folder, expected a file\n`,
    `rule-book did not write ${quote(theirs)}: choose another folder with --out, or add --force\n`,
  ]);
  expect(readFileSync(theirs, 'utf8')).toBe('<h1>My page</h1>');
});
