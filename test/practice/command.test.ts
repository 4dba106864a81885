/** The practice in processes of its own: everyday accidents of the code, and the commands as they are typed. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Runner } from '../../src/practice/runner.ts';
import { findProgress } from '../../src/practice/session.ts';
import { pokerKata } from '../cli/command.ts';
import { exerciseOf, home, newFolder, pairOf } from './learner.ts';

const RIGHT = 'return new Set(cards.map(({ rank }) => rank)).size < cards.length;';
const PAIR = exerciseOf('pair');

const runner = new Runner(home);
afterAll(() => runner.close());

async function judge(body: string) {
  const folder = newFolder();
  pairOf(body, folder);
  return (await findProgress(runner, folder, [PAIR])).verdict;
}

test.each([
  ['process.exit(0);', 'it ended the process with process.exit(0)'],
  ['for (;;) console.log("again");', 'one call printed more than 10,000 lines'],
])('%s is told with its line', async (body, sentence) => {
  const { trouble } = await judge(body);
  expect(trouble?.message).toContain(sentence);
  expect(trouble?.where).toMatchObject({ file: expect.stringMatching(/pair\.ts$/), line: 4 });
});

test('an endless loop in an example is stopped, told with its line and call, and what it printed is shown', async () => {
  const { trouble } = await judge("console.log('again');\nfor (;;) cards.at(0);");
  expect(trouble).toMatchObject({
    message: expect.stringMatching(/^it did not end.* endless loop\?$/),
    where: { line: 5 },
    printed: 'again',
    call: expect.stringMatching(/^isPair\(parseCards\('\w\w \w\w.*'\)\)$/),
  });
});

test('right code passes, and what it prints or leaves behind does no harm', async () => {
  const later = 'setTimeout(() => { throw 1; }, 0);\nvoid Promise.reject(2);';
  const verdict = await judge(`console.log('seen', cards.length);\n${later}\n${RIGHT}`);
  expect(verdict).toMatchObject({
    exercise: 'pair',
    failed: [],
    hunted: expect.any(Number),
    counted: expect.any(Number),
  });
  expect(verdict.examples).toBeGreaterThan(0);
});

test('what the code printed is shown with the example, and cannot steer the terminal', async () => {
  const { trouble } = await judge(
    'for (let line = 1; line < 30; line += 1) console.log("line", line, "\\x1b[2J");\nreturn true;',
  );
  expect(trouble).toMatchObject({ expected: 'false', got: 'isPair returned true' });
  const lines = trouble?.printed?.split('\n') ?? [];
  expect([lines[0], lines.at(-1)]).toEqual(['line 1 <U+001B>[2J', '… and more']);
});

test('judging can be broken off', async () => {
  const folder = newFolder();
  pairOf('for (;;);', folder);
  const stop = new AbortController();
  const judging = runner.judge([PAIR], folder, { signal: stop.signal });
  stop.abort();
  expect(await judging).toEqual([]);
});

describe('as a command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'practice-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const practice = (...args: string[]) => pokerKata(['practice', '--dir', folder, ...args]);

  test('once, it creates the files, says what is wrong, and ends with 1', async () => {
    const { status, stdout, stderr } = await practice('--once');
    expect(stdout).toContain(`Your files are in ${folder}.`);
    expect(stdout).toMatch(
      /\[-+\] 0 of \d+ exercises\n\n1\. pair\n {2}Two cards of one rank\.\n\n✗ \d of \d+ examples fail\./,
    );
    expect(stdout).toContain('    Given the cards KD KH\n    Then they contain a pair\n');
    expect(stdout).toMatch(/open {6}.*pair\.ts:6\n/);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  });

  test('a reset keeps the old file', async () => {
    writeFileSync(join(folder, 'pair.ts'), 'mine\n');
    const { status, stdout } = await practice('reset', 'pair');
    expect(stdout).toContain('pair.old-1.ts');
    expect(status).toBe(0);
    expect(readFileSync(join(folder, 'pair.old-1.ts'), 'utf8')).toBe('mine\n');
  });

  test('one can ask what the code and the rules answer', async () => {
    const { status, stdout, stderr } = await practice('ask', 'flush', 'KD', 'QD', '9D8D7D');
    expect(stdout).toBe('flush: KD QD 9D 8D 7D\n  your code  false\n  the rules  true\n');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test.each([
    [['practice', 'pear'], "too many arguments for 'practice'"],
    [['practice', 'reset', 'pair', 'flush'], "too many arguments for 'reset'"],
    [['practice', 'reset', 'pear', '--dir='], '--dir "" is no folder: expected the name of one'],
    [['practice', 'interview', 'poker'], '"poker" is not a task: expected predicates, ranking or showdown\n'],
    [
      ['practice', 'interview', 'submit', '--dir', '/no such'],
      'there is no interview in /no such: see npm run practice -- --dir "/no such" interview',
    ],
  ])('%j is refused in a sentence', async (args, sentence) => {
    const { status, stdout, stderr } = await pokerKata(args);
    expect(stderr).toContain(sentence);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });
});
