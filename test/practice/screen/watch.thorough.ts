/** The practice on a terminal, driven by keys and saved files as a learner would. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolder } from '../../../src/practice/folder.ts';
import { COMMAND, pokerKata } from '../../cli/command.ts';
import { hasTerminal, Terminal } from '../../terminal/terminal.ts';
import { home, solveBefore } from '../learner.ts';

const folder = mkdtempSync(join(tmpdir(), 'practice-'));
let terminal: Terminal | undefined;
afterAll(() => {
  terminal?.close();
  rmSync(folder, { recursive: true });
});

const pair = (body: string) =>
  writeFileSync(join(folder, 'pair.ts'), `export function isPair(cards: { rank: number }[]): boolean {\n${body}\n}\n`);

(hasTerminal ? test : test.skip)('start, fail, hint, mend, hunt, next, list, back, reset, quit', async () => {
  terminal = new Terminal([...COMMAND, 'practice', '--dir', folder].join(' '));
  const { shows, press } = { shows: terminal.shows.bind(terminal), press: terminal.press.bind(terminal) };
  await shows('Given the cards │K♦ ││K♥ │');
  await shows('isPair returned false');
  press('h');
  await shows('Hint 1: ');
  press('l');
  await shows('now   1. pair');
  pair('while (true) cards.at(0);');
  await shows('is there an endless loop?');
  pair(
    'return cards.some((one) => one.rank !== 5 && cards.some((other) => other !== one && other.rank === one.rank));',
  );
  await shows('But there is a hand that they do not show:');
  pair('return new Set(cards.map(({ rank }) => rank)).size < cards.length;');
  await shows('the exercise is done');
  press('n');
  await shows('2. three of a kind');
  press('l');
  await shows('done  1. pair');
  press('1');
  press('\r');
  await shows('the exercise is done');
  press('n');
  await shows('isThreeOfAKind returned false');
  writeFileSync(join(folder, 'three-of-a-kind.ts'), 'export const isThreeOfAKind = () => true;\n');
  await shows('isThreeOfAKind returned true');
  press('l');
  press('7');
  press('\r');
  await shows('isStraight returned false');
  pair('return true;');
  await shows('isPair returned true');
  press('l');
  press('2');
  press('\r');
  await shows('isThreeOfAKind returned true');
  press('r');
  await shows('What you wrote is kept next to it.');
  press('y');
  await shows('three-of-a-kind.old-1.ts');
  press('q');
  await shows('Good-bye! 0 of 15 exercises are done. To go on: ');
  expect(await terminal.ended).toBe(0);
  expect(existsSync(join(folder, 'three-of-a-kind.old-1.ts'))).toBe(true);
});

test('once, when all is done, it says so and what to try next, and ends with 0', async () => {
  const path = join(folder, 'done');
  createFolder(path, home);
  solveBefore('nothing', path);
  const { status, stdout } = await pokerKata(['practice', '--dir', path, '--once']);
  expect(stdout).toContain('\n\nAll exercises are done: ');
  expect(stdout).toMatch(/\n\nWhat to try next:\n.*\n {4}npm run practice -- interview\n/);
  expect(status).toBe(0);
});
