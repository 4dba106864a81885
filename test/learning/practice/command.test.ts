/** The practice in its own processes: everyday accidents, and the commands. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Runner } from '../../../src/learning/practice/runner.ts';
import { pokerKata } from '../../command/cli/command.ts';
import { exerciseOf, folderWith, home, pairOf } from './learner.ts';

const runner = new Runner(home);
afterAll(() => runner.close());

const judge = async (body: string) =>
  (await runner.judge([exerciseOf('pair')], folderWith({ pair: pairOf(body) })))[0] ?? {
    trouble: undefined,
  };

test.each([
  ['process.exit(0);', 'it ended the process with process.exit(0)'],
  ['for (;;) console.log("again");', 'one call printed more than 10,000 lines'],
])('%s is reported with its line', async (body, message) => {
  const where = { file: expect.stringMatching(/pair\.ts$/), line: 4 };
  expect((await judge(body)).trouble).toMatchObject({
    message: expect.stringContaining(message),
    where,
  });
});

test('an endless loop in an example is reported with its line, its call and its output', async () => {
  expect((await judge("console.log('again');\nfor (;;) cards.at(0);")).trouble).toMatchObject({
    message: expect.stringMatching(/^it did not end.* endless loop\?$/),
    where: { line: 5 },
    printed: 'again',
    call: expect.stringMatching(/^isPair\(parseCards\('\w\w \w\w.*'\)\)$/),
  });
});

test('right code passes, whatever it prints or leaves behind', async () => {
  const later = 'setTimeout(() => { throw 1; }, 0);\nvoid Promise.reject(2);';
  const right = 'return new Set(cards.map(({ rank }) => rank)).size < cards.length;';
  const verdict = await judge(`console.log('seen', cards.length);\n${later}\n${right}`);
  expect(verdict).toMatchObject({ failed: [], tried: expect.any(Number), counted: true });
});

describe('as a command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'practice-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const practice = (...args: string[]) => pokerKata(['practice', '--dir', folder, ...args]);

  test('--once creates the files, reports what is wrong, and exits with 1', async () => {
    const { status, stdout, stderr } = await practice('--once');
    expect(stdout).toContain(`Your files are in ${folder}.`);
    expect(stdout).toMatch(
      /\[-+\] 0 of \d+ exercises\n\n1\. pair\n {2}Two cards of one rank\.\n\nOther failures:\n {2}✗ A pair: .*: expected true, isPair .* \(features.*:\d+\)\n.*✗ \d of \d+ examples/s,
    );
    expect(stdout).toContain('    Given the cards KD KH\n    Then they contain a pair\n');
    expect(stdout).toMatch(/open {6}.*pair\.ts:6\n/);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  });

  test('a reset keeps the old file', async () => {
    writeFileSync(join(folder, 'pair.ts'), 'mine\n');
    expect((await practice('reset', '1')).stdout).toContain('pair.old-1.ts');
    expect(readFileSync(join(folder, 'pair.old-1.ts'), 'utf8')).toBe('mine\n');
  });

  test('ask prints the answers of the code and of the rules', async () => {
    const stdout = 'flush: KD QD 9D 8D 7D\n  your code  false\n  the rules  true\n';
    expect(await practice('ask', 'practice/flush.ts', 'KD', 'QD', '9D8D7D')).toMatchObject({
      status: 0,
      stdout,
    });
  });
});
