/** Interviews from their start to the score card, in processes of their own. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { practice } from '../../practice/test/practice-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'interviews-'));
afterAll(() => rmSync(folder, { recursive: true }));

const solution = readFileSync('samples/python/solution.py', 'utf8');

describe('marking an interview', () => {
  const cwd = mkdtempSync(join(folder, 'mark'));
  const markWithSeed = () => practice(cwd, 'interview', 'mark', 'ada', '--seed', '7');
  const card = () => readFileSync(join(cwd, 'mark-ada.md'), 'utf8');

  beforeAll(() => {
    practice(cwd, 'interview', 'predicates', '--dir', 'ada');
    const ourFlush = JSON.stringify(resolve('src/rules/flush.ts'));
    cpSync('samples/rules/pair.ts', join(cwd, 'ada', 'pair.ts'));
    writeFileSync(join(cwd, 'ada', 'flush.ts'), `export { isFlush } from ${ourFlush};`);
    writeFileSync(join(cwd, 'ada', 'straight.ts'), FORBIDDEN);
  });

  test('says what passes', () => {
    const { stdout } = markWithSeed();
    expect(stdout).toMatch(/^\| pair +\| 2 of 2 +\| 7 of 7 +\| all right +\|$/m);
  });

  test('does not count what is exported from our rules', () => {
    const { stdout } = markWithSeed();
    expect(stdout).toMatch(/^\| flush +\| 0 of 2 /m);
    expect(stdout).toMatch(/\n- ".*flush.ts" is not in the folder: .* \(flush\.ts:1\)\n/);
  });

  test('gives the mark of the submission, also where a file ends the process or never ends', () => {
    const bob = join(cwd, 'bob');
    practice(cwd, 'interview', 'predicates', '--dir', 'bob');
    cpSync('samples/rules/pair.ts', join(bob, 'pair.ts'));
    writeFileSync(join(bob, 'flush.ts'), 'process.exit(0);');
    writeFileSync(join(bob, 'straight.ts'), '\nwhile (true) {}');
    const submission = practice(cwd, 'interview', 'submit', '--dir', 'bob');
    const mark = practice(cwd, 'interview', 'mark', 'bob', '--seed', '7');
    const [submitted, marked] = [submission.stdout, mark.stdout];
    const cardIn = (text: string) =>
      text.split('\n').filter((line) => /^(\||##|- (Rules|Level|Visible|Hidden|it ))/.test(line));
    expect(cardIn(marked)).toEqual(cardIn(submitted));
    // The same clock says which part begins.
    expect(mark.stderr).toMatch(/^bob: pair …\n(bob: .* …\n){8}$/);
    expect(submission.stderr).toBe(mark.stderr);
    expect(marked).toMatch(/^\| pair +\| 2 of 2 +\| 7 of 7 +\| all right +\|$/m);
    expect(marked).toContain('- it ended the process with process.exit(0) (flush.ts:1)\n');
    expect(marked).toContain('is there an endless loop? (straight.ts:2)\n');
  });

  test('says once what a forbidden import is', () => {
    const { stdout } = markWithSeed();
    expect(stdout).toContain(
      '\n\n- isPair of poker-hands-kata is not given here: write your own (straight.ts:1)\n\n',
    );
  });

  test('writes the seed of the random hands on the score card', () => {
    markWithSeed();
    expect(card()).toContain('random hands: --seed 7');
  });

  test("does not trust the candidate's score", () => {
    writeFileSync(join(cwd, 'ada', 'two-pairs.ts'), FORGER);
    const { stdout } = practice(cwd, 'interview', 'mark', 'ada');
    expect(stdout).toMatch(/^\| two pairs +\| 0 of 2 +\| 0 of 6 +\| examples fail +\|$/m);
    expect(card()).toContain('# Score card');
  });
});

describe('marking a program', () => {
  const cwd = mkdtempSync(join(folder, 'program'));
  const mark = (...words: string[]) => practice(cwd, 'interview', 'mark', 'eve', ...words);
  beforeAll(() => {
    practice(cwd, 'interview', 'winner', '--dir', 'eve', '--run', 'python3 solution.py');
  });

  test('is an error if it does not start, and makes no card', () => {
    const { status, stdout, stderr } = mark('--run', 'nonesuch');
    expect(status).toBe(1);
    expect(stderr).toMatch(/\neve: nothing was asked: it ended with status 127, .*nonesuch.*\n$/);
    expect(stdout).toBe('');
    expect(existsSync(join(cwd, 'mark-eve.md'))).toBe(false);
  });

  test('ends, and makes a card, though the program is slow', () => {
    const slow = solution.replace(/^for line in.*$/m, SLOW);
    writeFileSync(join(cwd, 'eve', 'solution.py'), slow);
    const { stdout, stderr } = mark('--minutes', '1');
    expect(stdout).toMatch(/- Rules that are right: \d+ of 12\n/);
    expect(stdout).toMatch(/it did not end within 0:06 \(for more: mark --minutes\)/);
    expect(stderr).toBe('eve: 5 cards …\neve: 6 cards …\neve: 7 cards …\n');
  });
});

const SLOW =
  'import time\nfor number, line in enumerate(sys.stdin):\n    number > 20 and time.sleep(1)';

const FORBIDDEN = "export { isPair as isStraight } from 'poker-hands-kata';";

/** Answers everything, says that it knows nothing, and overwrites the score. */
const FORGER = `
import { writeFileSync } from 'node:fs';
for (let id = 1; id < 99; id++) {
  process.stdout.write(JSON.stringify({ id, unknown: true }) + '\\n');
}
JSON.stringify = () => '{"id":1,"answers":[true]}';
setInterval(() => writeFileSync('../mark-ada.md', 'all right'), 1);
export const isTwoPairs = () => true;
`;

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
      /call {6}winner\('2C 2D 7H 5S 3D', 'AD KH QS JC 9D'\)\n.* a tie\n.*open {6}winner\.ts:6\n/s,
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
      /## What is wrong: 7 cards\n\n- TypeError: .* \(winner\.ts:2\)\n\n/,
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
