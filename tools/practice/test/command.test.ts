/** The practice in its own processes: everyday accidents, and the commands. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pokerKata } from '../../command/test/command.ts';
import { EVERY_LINE } from '../../machine/program/session.ts';
import { Runner } from '../runner.ts';
import { exerciseOf, folderWith, home, pairOf } from './learner.ts';

const runner = new Runner(home);
afterAll(() => runner.close());

/** Judges a pair with this body, which starts in line 4. */
async function judge(body: string) {
  const folder = folderWith({ pair: pairOf(body) });
  const [verdict] = await runner.judge([exerciseOf('pair')], folder);
  return verdict;
}

test.each([
  ['process.exit(0);', 'it ended the process with process.exit(0)'],
  ['for (;;) console.log("again");', 'one call printed more than 10,000 lines'],
])('%s is reported with its line', async (body, message) => {
  expect((await judge(body))?.troubles[0]).toMatchObject({
    message: expect.stringContaining(message),
    where: { file: expect.stringMatching(/pair\.ts$/), line: 4 },
  });
});

test('an endless loop is reported with its line, its call and its output', async () => {
  const verdict = await judge("console.log('again');\nfor (;;) cards.at(0);");
  expect(verdict?.troubles[0]).toMatchObject({
    message: expect.stringMatching(/^it did not end.* endless loop\?$/),
    where: { line: 5 },
    printed: 'again',
    call: expect.stringMatching(/^isPair\(parseCards\('\w\w \w\w.*'\)\)$/),
  });
});

test('right code passes, whatever it prints or leaves behind', async () => {
  const verdict = await judge(`
    console.log('seen', cards.length);
    setTimeout(() => { throw 1; }, 0);
    void Promise.reject(2);
    return new Set(cards.map(({ rank }) => rank)).size < cards.length;
  `);
  expect(verdict).toMatchObject({ stage: 'counts', tried: expect.any(Number), troubles: [] });
});

describe('practice --once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'practice-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  let result: Awaited<ReturnType<typeof pokerKata>>;
  beforeAll(async () => {
    result = await pokerKata(['practice', '--dir', folder, '--once']);
  });

  test('creates the files', () => {
    expect(result.stdout).toContain(`Your files are in ${folder}.`);
    expect(readFileSync(join(folder, 'pair.ts'), 'utf8')).toContain('// TODO');
  });

  test('prints the progress, the exercise, other failures and then the first', () => {
    expect(result.stdout).toMatch(
      /\[-+\] 0 of \d+ exercises done\n\n1\. cards\n {2}Reads cards as people write them\.\n\nOther failures:\n {2}✗ "10h" is .*: expected .*, parseCards .* \(features.*:\d+\)\n.*✗ \d+ of \d+ examples/s,
    );
  });

  test('prints the failing example and its line', () => {
    expect(result.stdout).toContain(
      '    When somebody writes "2c"\n    Then that is the two of clubs\n',
    );
    expect(result.stdout).toMatch(/open {6}.*cards\.ts:13\n/);
  });

  test('exits with 1 and prints no errors', () => {
    expect(result).toMatchObject({ status: 1, stderr: '' });
  });
});

test('practice reset keeps the old file', async () => {
  const folder = folderWith({ pair: 'mine\n' });
  const { stdout } = await pokerKata(['practice', '--dir', folder, 'reset', '2']);
  expect(stdout).toContain('pair.old-1.ts');
  expect(readFileSync(join(folder, 'pair.old-1.ts'), 'utf8')).toBe('mine\n');
});

test('practice ask prints the answers of the code and of the rules', async () => {
  const folder = folderWith({ flush: readFileSync('tools/coach/exercises/flush/stub.ts', 'utf8') });
  const question = ['ask', 'practice/flush.ts', 'KD', 'QD', '9D8D7D'];
  expect(await pokerKata(['practice', '--dir', folder, ...question])).toMatchObject({
    status: 0,
    stdout: 'flush: KD QD 9D 8D 7D\n  your code  false\n  the rules  true\n',
  });
});

describe('practice check', () => {
  const folder = mkdtempSync(join(tmpdir(), 'check-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const asked = (ask: string) => EVERY_LINE.filter((line) => line.question.ask === ask).length;
  const ALL = EVERY_LINE.length;
  const RULES = asked('contains');
  const COMPARED = asked('compare');

  /** Checks a program in JavaScript. @param answers - an expression, undefined if it is unknown */
  function check(answers: string) {
    const program = `
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, ask, items } = JSON.parse(line);
  const answers = ${answers};
  console.log(JSON.stringify({ id, answers, unknown: !answers }));
});`;
    writeFileSync(join(folder, 'program.js'), program);
    return pokerKata(['practice', '--dir', folder, 'check', '--run', 'node program.js']);
  }

  test('prints each line, its answer, and what is malformed', async () => {
    const { status, stdout } = await check(
      "ask === 'contains' ? items.map(Boolean) : ask === 'compare' && [2]",
    );
    expect(stdout).toContain(
      'ask     {"id":1,"ask":"contains","combination":"pair","items":["KD KH 9C 9S 9D",',
    );
    expect(stdout).toContain('\nanswer  {"id":1,"answers":[true,true,false],"unknown":false}\n\n');
    expect(stdout).toContain('✗ malformed: it answered 2, expected 1, -1 or 0, or WIN');
    expect(stdout).toContain(
      `\n${ALL} questions: ${RULES} well-formed, ${COMPARED} malformed, ${ALL - RULES - COMPARED} not answered yet.\n`,
    );
    expect(status).toBe(1);
  });

  test('shows what came as it is, and says what was not asked', async () => {
    const odd = await check("ask === 'contains' && { 0: 1 }");
    expect(odd.stdout).toContain('\nanswer  {"id":1,"answers":{"0":1},"unknown":false}\n');
    const { status, stdout } = await check('process.exit(3)');
    expect(stdout).toContain('✗ no answer: it ended with status 3');
    expect(stdout).toContain(`${ALL} questions: 1 without an answer, ${ALL - 1} not asked.`);
    expect(status).toBe(1);
  });

  test('exits with 0 if nothing is malformed', async () => {
    const { status, stdout } = await check("ask === 'contains' && items.map(Boolean)");
    expect(stdout).toContain(
      `${ALL} questions: ${RULES} well-formed, ${ALL - RULES} not answered yet.`,
    );
    expect(status).toBe(0);
  });

  test('needs a program', async () => {
    const { status, stderr } = await pokerKata(['practice', 'check']);
    expect(stderr).toContain('check needs a program: say how to start it with --run');
    expect(status).not.toBe(0);
  });
});
