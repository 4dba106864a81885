import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quote } from '../../src/kata/cards/quote.ts';
import { FROM_SOURCE, pokerKata } from '../cli/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'rule-book-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a folder that cannot be written is told at once', async () => {
  writeFileSync(join(folder, 'file'), '');
  mkdirSync(join(folder, 'taken', 'index.html'), { recursive: true });
  const [file, below, taken] = await Promise.all(
    ['file', 'file/below', 'taken'].map((out) => pokerKata(['rule-book', '--out', join(folder, out)])),
  );
  expect(file?.stderr).toBe(`cannot write ${quote(join(folder, 'file'))}: there is a file of that name\n`);
  expect(below?.stderr).toBe(`cannot write ${quote(join(folder, 'file', 'below'))}: a part of its path is no folder\n`);
  expect(taken?.stderr).toBe(`cannot write ${quote(join(folder, 'taken', 'index.html'))}: it is a folder\n`);
  expect([file, below, taken].map((outcome) => outcome?.status)).toEqual([2, 2, 2]);
});

const YESTERDAY = 'the page of yesterday<!-- written by poker-kata rule-book -->\n';

test('a page of somebody else stays, unless its replacement is asked for', async () => {
  const out = join(folder, 'theirs');
  mkdirSync(out);
  writeFileSync(join(out, 'index.html'), '<h1>My page</h1>');
  const { status, stdout, stderr } = await pokerKata(['rule-book', '--out', out]);
  expect(stderr).toBe(
    `${quote(join(out, 'index.html'))} was not written by rule-book: choose another folder by --out, or replace it by --force\n`,
  );
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('<h1>My page</h1>');
});

test('a run that gives no page says why in one sentence, and leaves the old page as it was', async () => {
  const out = join(folder, 'old');
  mkdirSync(out);
  writeFileSync(join(out, 'index.html'), YESTERDAY);
  const breaksCucumber = join(folder, 'breaks-cucumber.cjs');
  writeFileSync(breaksCucumber, "if (process.argv[1]?.endsWith('cucumber.js')) throw new Error('boom');");
  const env = { NODE_OPTIONS: `--require ${JSON.stringify(breaksCucumber)}` };
  const { status, stdout, stderr } = await pokerKata(['rule-book', '--out', out], '', FROM_SOURCE, env);
  expect(stderr).toBe('Cucumber made no rule book: Error: boom\n');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(readdirSync(out)).toEqual(['index.html']);
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe(YESTERDAY);
});
