/**
 * A program in Python under all features, wrong ones, and the starts. Languages that are not
 * installed are left out.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
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

test.each([
  ['ranks.add(1)', 'pass', '08-straight', 'Ace high or low: the wheel among seven cards'],
  ['[0] >= 2,', '[0] == 2,', '02-pair', 'Still a pair: three of a kind is also a pair'],
  [
    'and groups(cards)[1] >= 2',
    'and groups(cards)[1] == 2',
    '06-full-house',
    'Three fours and three twos',
  ],
  [
    'one, other = (rank_item(text, game)[:2]',
    'one, other = (rank_item(text, game)[:1]',
    '12-tie-breaking',
    '',
  ],
  [
    'random.Random(item["seed"])',
    'random',
    '15-showdown',
    'Every card is equally likely everywhere',
  ],
  ['Random(item["seed"])', 'Random(1)', '15-showdown', 'Every card is equally likely everywhere'],
  ['1 + sum(other > own', 'sum(other >= own', '15-showdown', ''],
])('Python with %s as %s fails %s', async (right, wrong, feature, scenario) => {
  const file = join(folder, 'wrong.py');
  expect(solution).toContain(right);
  writeFileSync(file, solution.replace(right, wrong));
  const { status, stdout } = await runCucumber(
    { KATA_SOLUTION: `python3 ${file}` },
    `features/${feature}.feature`,
  );
  expect(status).toBe(1);
  expect(stdout).toContain(`Scenario: ${scenario}`);
});

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
  ['python', 'python3'],
  ['javascript', 'node'],
  ['c', 'cc'],
  ['java', 'java'],
  ['go', 'go'],
])('the start in %s fails for the right reason', (language, needed) => {
  if (spawnSync(needed, ['--help']).error) return; // it is not installed
  const { status, stdout } = practice(mkdtempSync(join(folder, language)), '--language', language);
  expect(stdout).toMatch(/^Your file is \w+\.\w+\. To run it: /);
  expect(stdout).toContain('5 of 9 examples fail');
  expect(status).toBe(1);
});

test("marking does not trust the candidate's score", () => {
  const cwd = mkdtempSync(join(folder, 'mark'));
  practice(cwd, 'interview', 'predicates', '--dir', 'ada');
  writeFileSync(join(cwd, 'ada', 'pair.ts'), readFileSync('samples/rules/pair.ts', 'utf8'));
  writeFileSync(
    join(cwd, 'ada', 'flush.ts'),
    `export { isFlush } from '${resolve('src/kata/rules/flush.ts')}';`,
  );
  const honest = practice(cwd, 'interview', 'mark', 'ada', '--seed', '7').stdout;
  expect(honest).toContain('- A pair: 2 of 2 visible, 7 of 7 hidden, random hands all right\n');
  expect(honest).toContain('- A flush: 0 of 2 visible, '); // ours is not theirs to export
  expect(readFileSync(join(cwd, 'mark-ada.md'), 'utf8')).toContain('random hands: --seed 7');
  writeFileSync(join(cwd, 'ada', 'two-pairs.ts'), FORGER);
  const forged = practice(cwd, 'interview', 'mark', 'ada').stdout;
  expect(forged).toContain('- Two pairs: 0 of 2 visible, 0 of 5 hidden, random hands not tried\n');
  expect(readFileSync(join(cwd, 'mark-ada.md'), 'utf8')).toContain('# Score card');
});

/** Answers everything, says that it knows nothing, and overwrites the score. */
const FORGER = `import { writeFileSync } from 'node:fs';
for (let id = 1; id < 99; id++) process.stdout.write(JSON.stringify({ id, unknown: true }) + '\\n');
JSON.stringify = () => '{"id":1,"answers":[true]}';
setInterval(() => writeFileSync('../mark-ada.md', 'all right'), 1);
export const isTwoPairs = () => true;
`;

test.each(['typescript', 'python'])(
  'the task "winner" is solved in %s by two hands and a word',
  (language) => {
    const cwd = mkdtempSync(join(folder, 'winner'));
    const given = language === 'python' ? ['--run', 'python3 solution.py'] : [];
    const { stdout: first } = practice(cwd, 'interview', 'winner', '--dir', '.', ...given);
    if (language === 'python')
      writeFileSync(join(cwd, 'solution.py'), solution.replace(/return \((one > other).*/, WORD));
    else {
      expect(first).toMatch(
        /call {6}winner\('2C 5D 7H 9S AC', 'KD QH JC 9D 8C'\)\n.* a tie\n.*open {6}winner\.ts:6\n/s,
      );
      cpSync('src/kata', join(cwd, 'kata'), { recursive: true });
      writeFileSync(join(cwd, 'winner.ts'), WINNER);
    }
    const { stdout } = practice(cwd, 'interview', 'submit', '--dir', '.');
    expect(stdout).toMatch(
      /- Who wins: (\d+) of \1 visible, (\d+) of \2 hidden, random hands all right\n/,
    );
  },
);

const WORD = 'return "WIN" if one > other else "LOSE" if one < other else "DRAW"';
const WINNER = `import { compareHands } from './kata/ranking/rank-hand.ts';
import { parseCards } from 'poker-hands-kata';
const WORDS = { '1': 'WIN', '-1': 'LOSE', '0': 'DRAW' };
export const winner = (one, other) => WORDS[Math.sign(compareHands(parseCards(one), parseCards(other)))];`;

test('a program ends with the command, and its children with it, also when the command is killed', () => {
  const file = join(folder, 'children.py');
  const mark = `${process.pid}987`;
  writeFileSync(
    file,
    `import subprocess, time\nsubprocess.Popen(["sleep", "${mark}"])\ntime.sleep(${mark})\n`,
  );
  const cucumber = `${process.execPath} node_modules/@cucumber/cucumber/bin/cucumber.js`;
  spawnSync('timeout', ['-s', 'KILL', '8', ...cucumber.split(' ')], {
    env: { ...process.env, KATA_SOLUTION: `python3 ${file}` },
  });
  const alive = () => spawnSync('pgrep', ['-f', `sleep.*${mark}`], { encoding: 'utf8' }).stdout;
  while (alive() !== ''); // by the guard, within milliseconds; else this test runs out of its time
});
