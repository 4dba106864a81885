/**
 * The practice and the interview on a terminal, driven by keys and saved files as a learner would.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInterview } from '../../../src/learning/practice/interview/folder.ts';
import { findTask } from '../../../src/learning/practice/interview/tasks.ts';
import { COMMAND, pokerKata } from '../../command/cli/command.ts';
import { hasTerminal, Terminal } from '../../machine/terminal/terminal.ts';
import { home } from './learner.ts';

const folder = mkdtempSync(join(tmpdir(), 'practice-'));
let terminal: Terminal;
afterAll(() => {
  terminal?.close();
  rmSync(folder, { recursive: true });
});

const onTerminal = hasTerminal ? test : test.skip;
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const pair = (body: string) =>
  write('pair.ts', `export function isPair(cards: { rank: number }[]): boolean {\n${body}\n}\n`);

/**
 * Starts the practice; returns a function that presses keys, or waits for a text that begins with
 * `…`.
 */
function start(...args: string[]) {
  terminal = new Terminal([...COMMAND, 'practice', ...args].join(' '));
  return async (...told: string[]) => {
    for (const one of told)
      if (one.startsWith('…')) await terminal.shows(one.slice(1));
      else terminal.press(one);
  };
}

onTerminal('start, fail, hint, fix, random hands, next, list, back, reset, quit', async () => {
  const tell = start('--dir', folder);
  await tell(
    '…Given the cards │K♦ ││K♥ │',
    '…isPair returned false',
    'h',
    '…Hint 1: ',
    'l',
    '…now   1. pair',
  );
  await tell(
    '7',
    '\r',
    '…isStraight returned false',
    'l',
    '…now   7. straight',
    '1',
    '\r',
    '…isPair returned false',
  );
  pair('while (true) cards.at(0);');
  await tell('…is there an endless loop?');
  pair(
    'return cards.some((a) => a.rank !== 5 && cards.some((b) => b !== a && b.rank === a.rank));',
  );
  await tell('…But this hand comes out wrong:');
  write('pair.ts', "export { answer as isPair } from './answer';\n");
  write(
    'answer.ts',
    'export const answer = (cards) => new Set(cards.map(({ rank }) => rank)).size < cards.length;\n',
  );
  await tell('…the exercise is done', 'n', '…2. three of a kind', 'l', '…done  1. pair', '1', '\r');
  await tell('…the exercise is done', 'n', '…isThreeOfAKind returned false');
  write('answer.ts', 'export const answer = () => true;\n');
  await tell('…0 of 15 exercises', '…isThreeOfAKind returned false');
  write('three-of-a-kind.ts', 'export const isThreeOfAKind = () => true;\n');
  await tell('…isThreeOfAKind returned true');
  pair('return true;');
  await tell('…isPair returned true', 'l', '2', '\r', '…isThreeOfAKind returned true');
  await tell('r', '…Your file is kept next to it.', 'y', '…isThreeOfAKind returned false');
  await tell('…three-of-a-kind.old-1.ts', 'q', '…Goodbye! ', '…To continue:');
  expect(await terminal.ended).toBe(0);
  expect(existsSync(join(folder, 'three-of-a-kind.old-1.ts'))).toBe(true);
});

onTerminal(
  'an interview over its time is scored at once, and a new try has its language and minutes',
  async () => {
    const [path, run] = [join(folder, 'over'), 'python3 solution.py'];
    openInterview(
      {
        task: findTask('winner'),
        minutes: 20,
        folder: path,
        startedAt: new Date('2020-01-01'),
        run,
      },
      home,
    );
    const { stdout } = await pokerKata(['practice', 'interview', 'winner', '--dir', path]);
    expect(stdout).toContain('The time is over. Scoring takes a few seconds');
    expect(stdout).toMatch(
      /\n- Time used: \d+:\d\d of 20:00\n.*counts: all right in 0 of 1 chapters\n/s,
    );
    expect(stdout).toContain(`Saved in ${join(path, 'score.md')} and score.json.`);
    await start(
      'interview',
      'winner',
      '--dir',
      path,
    )('…20 minutes left', '…This is a new try.', 'q');
    expect(existsSync(join(path, 'solution.py'))).toBe(true);
  },
);

onTerminal('an interview: start, save, think again about submitting, quit', async () => {
  const path = join(folder, 'interview');
  const tell = start('interview', 'predicates', '--dir', path);
  await tell('…passed: 9 of 18.', '…1. pair');
  write('interview/flush.ts', 'export const isFlush = (cards: unknown[]) => cards.length > 6;');
  await tell('…passed: 8 of 18.', '…6. flush', '…2 of 2 examples fail.');
  await tell('s', '…Submit now?', 'n', '…s submit', 'q');
  await tell(`…npm run practice -- --dir ${path} interview submit predicates`);
  expect(await terminal.ended).toBe(0);
  start('interview', '--once', '--dir', path);
  expect(await terminal.ended).toBe(0);
  expect(terminal.screen).toContain('passed: 8 of 18.');
});
