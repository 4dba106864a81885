/** The command `rule-book`, and the run of the features that it shows. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Envelope } from '@cucumber/messages';
import { readRun } from '../../src/page/build/cucumber-run.ts';
import { coachOf } from '../../src/page/build/own-run.ts';
import { bookOf } from '../../src/page/view/book.ts';
import { FROM_SOURCE, pokerKata } from '../cli/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'rule-book-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('Cucumber and our own small part of it tell the same book', async () => {
  const bin = join('node_modules', '@cucumber', 'cucumber', 'bin', 'cucumber.js');
  const run = spawnSync(process.execPath, [bin, '--format', 'message'], { encoding: 'utf8', maxBuffer: 2 ** 30 });
  const theirs = run.stdout.split('\n').flatMap((line) => (line ? (JSON.parse(line) as Envelope) : []));
  const ours = (await coachOf({ root: resolve('.'), fromSource: true })).run();
  const { examples } = bookOf(ours, []);
  expect(ours).toEqual(readRun(theirs));
  expect(examples).toHaveLength(theirs.filter(({ pickle }) => pickle).length);
  expect(examples.every(({ result }) => result.status === 'passed')).toBe(true);
});

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

test('its own page is replaced, and any other with --force, but not by a run that gives no page', async () => {
  const out = join(folder, 'again');
  const page = join(out, 'index.html');
  mkdirSync(out);
  writeFileSync(page, '<h1>My page</h1>');
  for (const args of [['--force'], []]) {
    const { status, stderr } = await pokerKata(['rule-book', '--out', out, ...args]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  }
  const written = readFileSync(page, 'utf8');
  const broken = join(folder, 'broken.cjs');
  writeFileSync(broken, "if (process.argv[1]?.endsWith('cucumber.js')) throw new Error('boom');");
  const env = { NODE_OPTIONS: `--require ${JSON.stringify(broken)}` };
  const { status, stderr } = await pokerKata(['rule-book', '--out', out], '', FROM_SOURCE, env);
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'Cucumber made no rule book: Error: boom\n' });
  expect(readdirSync(out)).toEqual(['index.html']);
  expect(readFileSync(page, 'utf8')).toBe(written);
});
