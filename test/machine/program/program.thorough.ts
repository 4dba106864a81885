/**
 * A program in Python under all features, wrong ones, and the starts. Languages that are not
 * installed are left out.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { runCucumber } from '../../steps/run-cucumber.ts';

const folder = mkdtempSync(join(tmpdir(), 'programs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const solution = readFileSync('samples/python/solution.py', 'utf8');

test('a whole solution in Python passes every feature', async () => {
  const { status, stdout } = await runCucumber({
    KATA_SOLUTION: 'python3 samples/python/solution.py',
  });
  expect(stdout).toMatch(/\b(\d+) scenarios \(\1 passed\)/);
  expect(stdout).toContain(
    'Each count asked it about at most 3,000 hands; our rules answered the others.\n',
  );
  expect(status).toBe(0);
});

interface WrongPython {
  readonly right: string;
  readonly wrong: string;
  readonly feature: string;
  /** A scenario that fails. */
  readonly scenario: string;
}

const WRONG_PYTHON: readonly WrongPython[] = [
  {
    right: 'ranks.add(1)',
    wrong: 'pass',
    feature: '08-straight',
    scenario: 'Ace high or low: the wheel among seven cards',
  },
  {
    right: '[0] >= 2,',
    wrong: '[0] == 2,',
    feature: '02-pair',
    scenario: 'Still a pair: three of a kind contains a pair',
  },
  {
    right: 'and groups(cards)[1] >= 2',
    wrong: 'and groups(cards)[1] == 2',
    feature: '06-full-house',
    scenario: 'Still a full house: three fours, and two of three twos',
  },
  {
    right: 'one, other = (rank_item(text, game)[:2]',
    wrong: 'one, other = (rank_item(text, game)[:1]',
    feature: '12-tie-breaking',
    scenario: 'High cards: a ten is higher than a nine',
  },
  {
    right: 'random.Random(item["seed"])',
    wrong: 'random',
    feature: '15-showdown',
    scenario: 'Every card is equally likely everywhere',
  },
  {
    right: 'Random(item["seed"])',
    wrong: 'Random(1)',
    feature: '15-showdown',
    scenario: 'Every card is equally likely everywhere',
  },
  {
    right: '1 + sum(other > own',
    wrong: 'sum(other >= own',
    feature: '15-showdown',
    scenario: 'Two players share second place, and the next is fourth',
  },
];

test.each(WRONG_PYTHON)(
  '$feature fails for Python with $wrong',
  async ({ right, wrong, feature, scenario }) => {
    const file = join(folder, 'wrong.py');
    expect(solution).toContain(right);
    writeFileSync(file, solution.replace(right, wrong));
    const { status, stdout } = await runCucumber(
      { KATA_SOLUTION: `python3 ${file}` },
      `features/${feature}.feature`,
    );
    expect(status).toBe(1);
    expect(stdout).toContain(`Scenario: ${scenario}`);
  },
);

/** Runs `practice` with these words in a folder. */
function practice(cwd: string, ...words: string[]) {
  const command = [
    '--import',
    resolve('node_modules/tsx/dist/esm/index.mjs'),
    resolve('src/command/cli/main.ts'),
    'practice',
  ];
  return spawnSync(process.execPath, [...command, ...words], { cwd, encoding: 'utf8' });
}

test.each([
  { language: 'python', needed: 'python3' },
  { language: 'javascript', needed: 'node' },
  { language: 'c', needed: 'cc' },
  { language: 'java', needed: 'java' },
  { language: 'go', needed: 'go' },
])('the start in $language fails for the right reason', ({ language, needed }) => {
  if (spawnSync(needed, ['--help']).error) return; // it is not installed
  const { status, stdout } = practice(mkdtempSync(join(folder, language)), '--language', language);
  expect(stdout).toMatch(/^Your file is \w+\.\w+\. To run it: /);
  expect(stdout).toContain('5 of 9 examples fail');
  expect(status).toBe(1);
});

describe('marking an interview', () => {
  const cwd = mkdtempSync(join(folder, 'mark'));
  const markWithSeed = () => practice(cwd, 'interview', 'mark', 'ada', '--seed', '7');
  const card = () => readFileSync(join(cwd, 'mark-ada.md'), 'utf8');

  beforeAll(() => {
    practice(cwd, 'interview', 'predicates', '--dir', 'ada');
    const ourFlush = JSON.stringify(resolve('src/kata/rules/flush.ts'));
    cpSync('samples/rules/pair.ts', join(cwd, 'ada', 'pair.ts'));
    writeFileSync(join(cwd, 'ada', 'flush.ts'), `export { isFlush } from ${ourFlush};`);
  });

  test('says what passes', () => {
    const { stdout } = markWithSeed();
    expect(stdout).toContain('- A pair: 2 of 2 visible, 7 of 7 hidden, random hands all right\n');
  });

  test('does not count what is exported from our rules', () => {
    const { stdout } = markWithSeed();
    expect(stdout).toContain('- A flush: 0 of 2 visible, ');
  });

  test('writes the seed of the random hands on the score card', () => {
    markWithSeed();
    expect(card()).toContain('random hands: --seed 7');
  });

  test("does not trust the candidate's score", () => {
    writeFileSync(join(cwd, 'ada', 'two-pairs.ts'), FORGER);
    const { stdout } = practice(cwd, 'interview', 'mark', 'ada');
    expect(stdout).toContain(
      '- Two pairs: 0 of 2 visible, 0 of 6 hidden, random hands not tried\n',
    );
    expect(card()).toContain('# Score card');
  });
});

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

describe('the task "winner" asks for two hands and a word', () => {
  const ALL_RIGHT = /- Who wins: (\d+) of \1 visible, (\d+) of \2 hidden, random hands all right\n/;

  test('and is solved in TypeScript', () => {
    const cwd = mkdtempSync(join(folder, 'winner'));
    const { stdout } = practice(cwd, 'interview', 'winner', '--dir', '.');
    expect(stdout).toMatch(
      /call {6}winner\('2C 2D 7H 5S 3D', 'AD KH QS JC 9D'\)\n.* a tie\n.*open {6}winner\.ts:6\n/s,
    );
    cpSync('src/kata', join(cwd, 'kata'), { recursive: true });
    writeFileSync(join(cwd, 'winner.ts'), WINNER);
    expect(practice(cwd, 'interview', 'submit', '--dir', '.').stdout).toMatch(ALL_RIGHT);
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

test('a killed command takes the program and its children with it', async () => {
  const seconds = `${process.pid}987`; // a number to find them by
  const file = join(folder, 'children.py');
  const python = `import subprocess, time
subprocess.Popen(["sleep", "${seconds}"])
time.sleep(${seconds})
`;
  writeFileSync(file, python);
  const childrenAlive = () =>
    spawnSync('pgrep', ['-f', `sleep.*${seconds}`], { encoding: 'utf8' }).stdout;
  const command = spawn(process.execPath, ['node_modules/@cucumber/cucumber/bin/cucumber.js'], {
    env: { ...process.env, KATA_SOLUTION: `python3 ${file}` },
    stdio: 'ignore',
  });
  await until(() => childrenAlive() !== '');
  expect(childrenAlive()).not.toBe('');
  command.kill('SIGKILL');
  await until(() => childrenAlive() === '');
  expect(childrenAlive()).toBe('');
});

/** Waits until something is so, but a minute at most. */
async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1200 && !isSo(); tries += 1) await setTimeout(50);
}
