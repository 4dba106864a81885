/** The command `rule-book`, and the examples that it checks. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Envelope } from '@cucumber/messages';
import { printable } from '../../../src/cards/quote.ts';
import { locationOf } from '../../coach/chapters/parse-chapter.ts';
import { FROM_SOURCE, pokerKata } from '../../command/test/command.ts';
import { coachOf } from '../build/coach-in-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'rule-book-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('Cucumber runs the same examples as the coach, and all pass', async () => {
  const bin = join('node_modules', '@cucumber', 'cucumber', 'bin', 'cucumber.js');
  const run = spawnSync(process.execPath, [bin, '--format', 'message'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  const theirs = run.stdout
    .split('\n')
    .flatMap((line) => (line ? ((JSON.parse(line) as Envelope).pickle ?? []) : []));
  const { chapters, failures } = coachOf(resolve('.'));
  expect(run.status).toBe(0);
  const ours = chapters.flatMap(({ examples, counts }) => [...examples, ...counts]);
  expect(ours.map(({ location }) => location).sort()).toEqual(theirs.map(locationOf).sort());
  expect(failures()).toEqual([]);
});

test('a folder with any name gets only the page; --force replaces a foreign one', async () => {
  const out = join(folder, 'a "quoted" \\ name\nof two lines, the second \u001b[31mred');
  const page = join(out, 'index.html');
  mkdirSync(out);
  writeFileSync(page, '<h1>My page</h1>');
  for (const args of [['--force'], []]) {
    const { status, stdout, stderr } = await pokerKata(
      ['rule-book', '--out', out, ...args],
      '',
      FROM_SOURCE,
    );
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: expect.stringMatching(/^Making the page: .*\n$/),
    });
    expect(stdout).toContain(`The rule book is ${printable(page)} (`);
  }
  expect(readdirSync(out)).toEqual(['index.html']);
  expect(readFileSync(page, 'utf8')).toMatch(
    /^<!doctype html>.*<\/html>\s*<!-- written by poker-kata rule-book -->\n$/is,
  );
});
