/** The interview as a command, to its end: its keys on a terminal, and a score of 100,000 hands. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openInterview } from '../../../src/practice/interview/folder.ts';
import { findTask } from '../../../src/practice/interview/tasks.ts';
import { COMMAND, pokerKata } from '../../cli/command.ts';
import { hasTerminal, Terminal } from '../../terminal/terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'interview-'));
let terminal: Terminal | undefined;
afterAll(() => {
  terminal?.close();
  rmSync(folder, { recursive: true });
});

const interview = (...args: string[]) => pokerKata(['practice', 'interview', ...args]);

test('what is found after the end is scored at once', async () => {
  const path = join(folder, 'over');
  openInterview(findTask('predicates'), 20, path, { root: resolve('.'), fromSource: true }, new Date('2020-01-01'));
  const { stdout } = await interview('predicates', '--dir', path);
  expect(stdout).toContain('The time is over. Scoring takes a few seconds');
  expect(stdout).toMatch(/\| time used +\| \d+:\d\d of 20:00 +\|/);
  expect(stdout).toMatch(/\| random hands and counts +\| all right in 0 of 9 chapters +\|/);
  expect(stdout).toContain(`kept in ${join(path, 'score.json')} and ${join(path, 'score.md')}.`);
});

(hasTerminal ? test : test.skip)('start, save, think again about submitting, quit', async () => {
  const path = join(folder, 'seen');
  terminal = new Terminal([...COMMAND, 'practice', 'interview', 'predicates', '--dir', path].join(' '));
  await terminal.shows('passed: 9 of 18.');
  await terminal.shows('1. pair');
  writeFileSync(join(path, 'flush.ts'), 'export const isFlush = (cards: unknown[]) => cards.length > 6;');
  await terminal.shows('passed: 8 of 18.');
  await terminal.shows('6. flush');
  await terminal.shows('2 of 2 examples fail.');
  terminal.press('s');
  await terminal.shows('Submit now?');
  terminal.press('n');
  await terminal.shows('s submit');
  terminal.press('q');
  await terminal.shows(`npm run practice -- --dir ${path} interview submit predicates ends it.`);
  expect(await terminal.ended).toBe(0);
  terminal = new Terminal([...COMMAND, 'practice', 'interview', '--once', '--dir', path].join(' '));
  expect(await terminal.ended).toBe(0);
  expect(terminal.screen).toContain('passed: 8 of 18.');
});
