/** The command `rule-book` where it writes nothing: it says so at once, before anything runs. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quote } from '../../src/kata/cards/quote.ts';
import { pokerKata } from '../cli/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'rule-book-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a page that cannot be written is told, and one of somebody else stays, unless its replacement is asked for', async () => {
  const page = (out: string) => join(folder, out, 'index.html');
  mkdirSync(page('taken'), { recursive: true });
  mkdirSync(join(folder, 'theirs'));
  writeFileSync(page('theirs'), '<h1>My page</h1>');
  const run = (out: string) => pokerKata(['rule-book', '--out', join(folder, out)]);
  const [taken, theirs] = await Promise.all([run('taken'), run('theirs')]);
  expect(taken).toEqual({
    status: 2,
    stdout: '',
    stderr: `cannot write ${quote(page('taken'))}: it is a folder, expected a file\n`,
  });
  expect(theirs).toEqual({
    status: 2,
    stdout: '',
    stderr: `${quote(page('theirs'))} was not written by rule-book: choose another folder by --out, or replace it by --force\n`,
  });
  expect(readFileSync(page('theirs'), 'utf8')).toBe('<h1>My page</h1>');
});
