/** A program in Python under all features, wrong ones, and programs that do not end well. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chapter } from '../../../../test/support/feature-files.ts';
import { runCucumber } from '../../../../test/support/run-cucumber.ts';
import { practice } from '../../../practice/test/practice-in.ts';
import { entryFile } from '../../package/entry-code.ts';
import { Questioner } from '../../program/questioner.ts';
import { newStartTime } from '../../program/start-time.ts';

const folder = mkdtempSync(join(tmpdir(), 'programs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const solution = readFileSync('samples/python/solution.py', 'utf8');

test('a whole solution in Python passes every feature', async () => {
  const { status, stdout } = await runCucumber({
    KATA_SOLUTION: 'python3 samples/python/solution.py',
  });
  expect(stdout).toMatch(/\b(\d+) scenarios \(\1 passed\)/);
  expect(stdout).toContain(
    'For each count it was asked about at most 3,000 hands. Our own rules answered for the others.\n',
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
    feature: 'straight',
    scenario: 'Ace high or low: the wheel among seven cards',
  },
  {
    right: '[0] >= 2,',
    wrong: '[0] == 2,',
    feature: 'pair',
    scenario: 'Still a pair: three of a kind contains a pair',
  },
  {
    right: 'and groups(cards)[1] >= 2',
    wrong: 'and groups(cards)[1] == 2',
    feature: 'full-house',
    scenario: 'Still a full house: three fours, and two of three twos',
  },
  {
    right: 'one, other = (rank_item(text, game)[:2]',
    wrong: 'one, other = (rank_item(text, game)[:1]',
    feature: 'tie-breaking',
    scenario: 'High cards: a ten is higher than a nine',
  },
  {
    right: 'random.Random(item["seed"])',
    wrong: 'random',
    feature: 'showdown',
    scenario: 'Every card is equally likely everywhere',
  },
  {
    right: 'Random(item["seed"])',
    wrong: 'Random(1)',
    feature: 'showdown',
    scenario: 'Every card is equally likely everywhere',
  },
  {
    right: '1 + sum(other > own',
    wrong: 'sum(other >= own',
    feature: 'showdown',
    scenario: 'Two players share second place, and the next is fourth',
  },
  {
    right: 'ranks == [14, 9, 8, 7, 6]',
    wrong: 'False',
    feature: 'short-deck',
    scenario: 'The ace is low: ace to nine',
  },
  {
    right: 'return FLUSH_FIRST.index(category)',
    wrong: 'return CATEGORIES.index(category)',
    feature: 'short-deck',
    scenario: 'A flush wins against a full house',
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
      chapter(feature),
    );
    expect(status).toBe(1);
    expect(stdout).toContain(`Scenario: ${scenario}`);
  },
);

test('short deck is not done if a program only ranks it rightly', () => {
  const right = 'return (one > other) - (one < other)';
  expect(solution).toContain(right);
  const mine = mkdtempSync(join(folder, 'short-deck-'));
  const tie = `${right} if game is None else 0`;
  writeFileSync(join(mine, 'solution.py'), solution.replace(right, tie));
  expect(practice(mine, '--run', 'python3 solution.py', '--once', 'short-deck').stdout).toMatch(
    /expected {2}Black wins.*\n {2}got {7}.*tie/,
  );
});

describe('an endless loop in Python', () => {
  const start = readFileSync('tools/practice/starts/solution.py', 'utf8');
  const judge = (body: string) => {
    const mine = mkdtempSync(join(folder, 'endless-'));
    writeFileSync(join(mine, 'solution.py'), start.replace('    return False', body));
    return practice(mine, '--run', 'python3 solution.py', '--once', 'pair').stdout;
  };

  test('for every hand stops in the first example', () => {
    expect(judge('    while True: pass')).toMatch(
      /✗ Your code was stopped in this example:\n {2}✗○+\n.*"items":\["KD KH"\].* did not answer within 4 s, and printed nothing: is there an endless loop\?/s,
    );
  });

  test('for a random hand is found among the hands of its line', () => {
    const body = `    ranks = [card[0] for card in cards]
    while len(cards) == 7 and "9" in ranks and "K" in ranks: pass
    return len(set(ranks)) < len(ranks)`;
    expect(judge(body)).toMatch(
      /"items":\["(?=.*9.*"\])(?=.*K.*"\])(\w\w ){6}\w\w"\]\}\n\n.* all examples pass, but on random hands it did not answer/,
    );
  });
});

test.each([
  {
    what: 'answers out of order',
    code: 'items.map(isPair).reverse()',
    got: /expected {2}(true|false)\n {2}got {7}it answered (true|false) when asked about \d+ hands at once, but (true|false) when asked about this one alone\n/,
  },
  {
    what: 'ends in the middle of a line',
    code: 'items.length > 1 ? process.exit(3) : items.map(isPair)',
    got: /it ended with status 3, .* alone, but not in one line of [\d,]+ characters\n/,
  },
  {
    what: 'never answers more than one item',
    code: '((isOne) => { while (!isOne); })(items.length < 2) || items.map(isPair)',
    got: /got {7}it did not answer a line with \d+ items in time\. After a new start it answered each item alone\n/,
  },
  {
    what: 'reads only 100 characters of a line',
    code: 'items.join().slice(0, 100).split(",").map(isPair)',
    got: /it gave \d+ answers, expected \d+: one for each item: .* not in one line of [\d,]+ char/,
  },
])('a program that $what is told that its line is to blame', ({ code, got }) => {
  const program = `
const isPair = (hand) => /(\\w)(?=\\w).* \\1/.test(hand);
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, combination, items } = JSON.parse(line);
  const answers = combination === 'pair' ? ${code} : undefined;
  console.log(JSON.stringify({ id, answers, unknown: !answers }));
});`;
  writeFileSync(join(folder, 'lines.js'), program);
  expect(practice(folder, '--run', 'node lines.js', '--once', 'pair').stdout).toMatch(got);
});

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

test('a start that took too long gives the next one more time', async () => {
  const pipes = await entryFile(resolve('.'), 'tools/machine/program/pipes.ts');
  const startTime = newStartTime();
  const startMs = new Float64Array(startTime);
  startMs[0] = 100;
  const program = new Questioner({ command: 'sleep 600', folder, pipes, startTime });
  const ask = () => program.ask({ ask: 'contains', combination: 'pair' }, [[]]);
  expect(ask()).toMatchObject([{ error: { message: expect.stringContaining('within 5 s') } }]);
  expect(startMs[0]).toBe(4_200);
});
