/** Interviews from their start to the score card, in processes of their own. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { practice } from '../../practice/test/practice-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'interviews-'));
afterAll(() => rmSync(folder, { recursive: true }));

const solution = readFileSync('samples/python/solution.py', 'utf8');

describe('marking an interview', () => {
  const cwd = mkdtempSync(join(folder, 'mark'));
  const mark = (...words: string[]) => practice(cwd, 'interview', 'mark', ...words, '--seed', '7');

  beforeAll(() => {
    practice(cwd, 'interview', 'predicates', '--dir', 'ada');
    cpSync('samples/rules/pair.ts', join(cwd, 'ada', 'pair.ts'));
    writeFileSync(join(cwd, 'ada', 'straight.ts'), FORBIDDEN);
    practice(cwd, 'interview', 'predicates', '--dir', 'bob');
    cpSync('samples/rules/pair.ts', join(cwd, 'bob', 'pair.ts'));
    writeFileSync(join(cwd, 'bob', 'flush.ts'), 'process.exit(0);');
    writeFileSync(join(cwd, 'bob', 'straight.ts'), '\nwhile (true) {}');
  });

  test('prints a card, with what passes, what is wrong and how to repeat it', () => {
    const { stdout } = mark('ada');
    expect(stdout).toMatch(/^\| pair +\| 2 of 2 +\| 7 of 7 +\| all right +\|$/m);
    expect(stdout).toContain(
      '\n\n- isPair of poker-hands-kata is not given here: write your own (straight.ts:1)\n\n',
    );
    expect(stdout).toContain('- To repeat the random hands: --seed 7\n');
  });

  test('gives the mark of the submission, also where a file ends the process or never ends', () => {
    const [marked, submitted] = [
      mark('bob').stdout,
      practice(cwd, 'interview', 'submit', '--dir', 'bob').stdout,
    ];
    const cardIn = (text: string) =>
      text.split('\n').filter((line) => /^(\||##|- (Rules|Level|Visible|Hidden|it ))/.test(line));
    expect(cardIn(marked)).toEqual(cardIn(submitted));
    expect(marked).toMatch(/^\| pair +\| 2 of 2 +\| 7 of 7 +\| all right +\|$/m);
    expect(marked).toContain('- it ended the process with process.exit(0) (flush.ts:1)\n');
    expect(marked).toContain('is there an endless loop? (straight.ts:2)\n');
  });

  test('prints a card for each folder, a line for each at the end, and what is no folder', () => {
    const { status, stdout, stderr } = mark('ada', 'nobody', 'bob');
    expect(stdout.match(/^# Score card/gm)).toHaveLength(2);
    expect(stdout).toMatch(
      /\nada: below junior, 1 of 9 rules right, .*\nbob: below junior, 1 of 9 .*\n$/,
    );
    expect(stderr).toMatch(/^nobody: there is no interview in "nobody": expected .*\n$/);
    expect(status).toBe(1);
  });

  test('prints JSON for other programs', () => {
    const [ada] = JSON.parse(mark('ada', '--json').stdout);
    expect(ada).toMatchObject({ folder: 'ada', seed: 7, rules: { passed: 1, of: 9 } });
  });

  test('is an error if a program does not start, and prints no card', () => {
    practice(cwd, 'interview', 'winner', '--dir', 'eve', '--run', 'python3 solution.py');
    const { status, stdout, stderr } = mark('eve', '--run', 'nonesuch');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^eve: nothing was asked: it ended with status 127, .*nonesuch.*\n$/);
    expect(stdout).toBe('');
  });
});

const FORBIDDEN = "export { isPair as isStraight } from 'poker-hands-kata';";

test('the list of interviews says what runs, and where past score cards are', () => {
  const cwd = mkdtempSync(join(folder, 'list'));
  practice(cwd, 'interview', 'predicates');
  practice(cwd, 'interview', 'submit');
  practice(cwd, 'interview', 'ranking');
  const { stdout } = practice(cwd, 'interview');
  expect(stdout).toMatch(
    /^predicates .*\n {2}below junior, 0 of 9 rules right, .*: practice.interview-predicates.score\.md\nranking /,
  );
  expect(stdout).toMatch(
    /\n {2}running: 4\d:\d\d left in practice.interview-ranking\nranking --second-part /,
  );
});

describe('the task "winner" asks for two hands and a word', () => {
  const ALL_RIGHT =
    /- Sizes of hands \(5, 6, 7 cards\) that are right: 3 of 3\n- Rules that are right: 12 of 12\n- Level.* about senior\n/;

  test('and is solved in TypeScript', () => {
    const cwd = mkdtempSync(join(folder, 'winner'));
    const { stdout } = practice(cwd, 'interview', 'winner', '--dir', '.');
    expect(stdout).toMatch(
      /call {6}winner\('2C 2D 7H 5S 3D', 'AD KH QS JC 9D'\)\n.* a tie: winner returned "DRAW"\n.*open {6}winner\.ts:6\n/s,
    );
    cpSync('src', join(cwd, 'kata'), { recursive: true });
    writeFileSync(join(cwd, 'winner.ts'), WINNER);
    expect(practice(cwd, 'interview', 'submit', '--dir', '.').stdout).toMatch(ALL_RIGHT);
  });

  test('and is solved for five cards only', () => {
    const cwd = mkdtempSync(join(folder, 'winner'));
    practice(cwd, 'interview', 'winner', '--dir', '.');
    cpSync('src', join(cwd, 'kata'), { recursive: true });
    const firstFive = (name: string) => `${name}.split(' ').slice(0, 5).join(' ')`;
    const fiveOnly = WINNER.replaceAll(
      /parseCards\((one|other)\)/g,
      (_, name) => `parseCards(${firstFive(name)})`,
    );
    writeFileSync(join(cwd, 'winner.ts'), fiveOnly);
    const { stdout } = practice(cwd, 'interview', 'submit', '--dir', '.');
    expect(stdout).toMatch(/^\| 5 cards \| (\d+) of \1 +\| (\d+) of \2 +\| all right +\|$/m);
    expect(stdout).toMatch(/^\| 6 cards \| – +\| 0 of 2 .* \| examples fail +\|$/m);
    expect(stdout).toContain(
      '- Sizes of hands (5, 6, 7 cards) that are right: 1 of 3\n- Rules that are right: 8 of 12\n- Level, judged by the number of right sizes: about mid-level\n',
    );
  });

  test('and names the line of what it throws', () => {
    const cwd = mkdtempSync(join(folder, 'winner'));
    practice(cwd, 'interview', 'winner', '--dir', '.');
    writeFileSync(join(cwd, 'winner.ts'), '\nexport const winner = (one) => one.x.y;');
    expect(practice(cwd, 'interview', 'submit', '--dir', '.').stdout).toMatch(
      /## What is wrong: 7 cards\n\n- it threw TypeError: .* \(winner\.ts:2\)\n\n/,
    );
  });

  test('and is solved in Python', () => {
    const cwd = mkdtempSync(join(folder, 'winner'));
    practice(cwd, 'interview', 'winner', '--dir', '.', '--run', 'python3 solution.py');
    const comparison = /return \((one > other).*/;
    writeFileSync(join(cwd, 'solution.py'), solution.replace(comparison, PYTHON_WORD));
    expect(practice(cwd, 'interview', 'submit', '--dir', '.').stdout).toMatch(ALL_RIGHT);
  });
});

const PYTHON_WORD = 'return "WIN" if one > other else "LOSE" if one < other else "DRAW"';

const WINNER = `
import { compareHands } from './kata/ranking/rank-hand.ts';
import { parseCards } from 'poker-hands-kata';

const WORDS = { '1': 'WIN', '-1': 'LOSE', '0': 'DRAW' };

export function winner(one, other) {
  return WORDS[Math.sign(compareHands(parseCards(one), parseCards(other)))];
}
`;
