import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FROM_SOURCE, pokerKata } from '../cli/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'rule-book-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a folder may have any name, and nothing is left beside the page', async () => {
  const out = join(folder, 'a "quoted" \\ name\nof two lines');
  const temporary = mkdtempSync(join(folder, 'a "temporary" folder-'));
  const env = { TMPDIR: temporary };
  const { status, stdout, stderr } = await pokerKata(['rule-book', '--out', out], '', FROM_SOURCE, env);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain(`The rule book is ${join(out, 'index.html')}`);
  expect(readdirSync(out)).toEqual(['index.html']);
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toMatch(
    /^<!doctype html>.*<\/html>\s*<!-- written by poker-kata rule-book -->\n$/is,
  );
  expect(readdirSync('.').filter((name) => /["\\\n]/.test(name))).toEqual([]);
  expect(readdirSync(temporary).filter((name) => name.startsWith('rule-book-'))).toEqual([]);
});

test('its own page is replaced, and any other with --force', async () => {
  const out = join(folder, 'again');
  mkdirSync(out);
  writeFileSync(join(out, 'index.html'), '<h1>My page</h1>');
  for (const args of [['--force'], []]) {
    const { status, stderr } = await pokerKata(['rule-book', '--out', out, ...args]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  }
});
