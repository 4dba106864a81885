/** The command `examples`: which wrong programs get past a feature. */
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chapter } from '../../../../test/support/feature-files.ts';
import { exerciseNamed } from '../../../coach/exercises.ts';
import type { OwnExample } from '../../../coach/own-verdict.ts';
import { readMistakesIn } from '../../../coach/read-package.ts';
import { toJson } from '../../examples/format-features.ts';
import { inProcess } from '../in-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'examples-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a feature of examples, each with its steps; returns its path. */
function fileOf(...examples: readonly string[][]): string {
  const path = join(folder, 'mine.feature');
  const lines = examples.flatMap((steps) => ['Scenario: One', ...steps]);
  writeFileSync(path, ['Feature: Mine', ...lines].join('\n'));
  return path;
}

const THREE_KINGS = ['Given the cards Kd Kh Ks', 'Then they contain a pair'];
const NO_PAIR = ['Given the cards Kd Kh Ks', 'Then they do not contain a pair'];

const CAUGHT = 'Finds no pair in three of a kind.';
const WRONG_PROGRAMS = readMistakesIn(exerciseNamed('pair'), '.').length;
const ONE_CAUGHT = `1 of ${WRONG_PROGRAMS} wrong programs fails an example`;
const SURVIVOR = 'Calls fewer than five different ranks a pair.';

test('it counts the wrong programs that are caught, and lists the others', async () => {
  const { status, stdout } = await inProcess(['examples', fileOf(THREE_KINGS)]);
  const caught = `\n  pair: ${ONE_CAUGHT}. These pass them all:\n`;
  expect(stdout).toContain(caught);
  expect(readFileSync('docs/command.md', 'utf8')).toContain(caught);
  expect(stdout).toContain(`\n  - ${SURVIVOR}\n`);
  expect(stdout).not.toContain(CAUGHT);
  expect(status).toBe(0);
});

test('an example that is not poker is bad data, and the rules say why', async () => {
  const path = fileOf(THREE_KINGS, NO_PAIR);
  const { status, stdout } = await inProcess(['examples', path]);
  expect(stdout).toContain(
    `${path}:5 does not count: "Then they do not contain a pair", but the rules say the opposite: KH KS contain a pair\n`,
  );
  expect(status).toBe(1);
});

test('examples that do not count for the same reason are told in one line', async () => {
  const path = chapter('texas-holdem');
  const { stdout } = await inProcess(['examples', path]);
  expect(stdout).toMatch(new RegExp(`^${path}\\n {2}Texas hold'em: (\\d+) of \\1 `));
  expect(
    stdout.match(/:\d+ and \d+ more do not count: it is about the number of hands/g),
  ).toHaveLength(1);
});

test('as JSON it is an object for each file', async () => {
  const path = fileOf(THREE_KINGS, NO_PAIR, THREE_KINGS);
  const { stdout } = await inProcess(['examples', '--json', path, chapter('pair')]);
  const [mine, ours] = stdout.split('\n', 2).map((line) => JSON.parse(line));
  const [judged] = mine.exercises;
  expect(judged).toMatchObject({ exercise: 'pair', caught: [CAUGHT], needless: [`${path}:8`] });
  expect(judged.survivors).toContain(SURVIVOR);
  expect(judged.examples[1]).toMatchObject({ location: `${path}:5`, status: 'contradicted' });
  expect(ours.exercises).toMatchObject([{ exercise: 'pair', survivors: [] }]);
});

test.each([
  { what: 'no example', steps: [], says: '1: expected an example' },
  {
    what: 'an unknown sentence',
    steps: [['Given the cards Kd Kh', 'Then I win']],
    says: '4: no step says "I win": expected ',
  },
  {
    what: 'nothing but counts',
    steps: [['Then 1,281,072 of the 2,598,960 hands of five contain a pair']],
    says: '1: no example is about an exercise: expected one with cards',
  },
])('a feature with $what is bad data, with its line', async ({ steps, says }) => {
  const path = fileOf(...steps);
  const { status, stdout } = await inProcess(['examples', path]);
  expect({ status, stdout }).toEqual({ status: 1, stdout: expect.stringContaining(says) });
  const { stdout: json } = await inProcess(['examples', '--json', path]);
  expect(JSON.parse(json)).toEqual({
    file: path,
    line: Number(says.split(':', 1)[0]),
    error: expect.any(String),
  });
});

test('an example that cannot be read is bad data, but the others are judged', async () => {
  const path = fileOf(THREE_KINGS, ['Given the cards Kd Kh', 'Then I win']);
  const { status, stdout } = await inProcess(['examples', path]);
  expect(stdout).toContain(`  pair: ${ONE_CAUGHT}.`);
  expect(stdout).toContain(`  ${path}:7 does not count: no step says "I win": `);
  expect(status).toBe(1);
  const { stdout: json } = await inProcess(['examples', '--json', path]);
  expect(JSON.parse(json).exercises[0].examples[1]).toMatchObject({
    status: 'unreadable',
    line: 7,
  });
});

test('a file of more than 20 MB is not read', async () => {
  const path = join(folder, 'large.feature');
  writeFileSync(path, '');
  truncateSync(path, 20_000_001);
  const { status, stdout } = await inProcess(['examples', path]);
  expect(stdout).toBe(`${path}:1: the file has 21 MB: expected at most 20 MB\n`);
  expect(status).toBe(1);
});

test('to write what each example catches as JSON, the locations are looked at a few times', () => {
  const locations = Array.from({ length: 300 }, (_, line) => `mine.feature:${line}`);
  let looks = 0;
  const caughtAt = new Proxy(locations, {
    get(all, key) {
      looks += 1;
      return Reflect.get(all, key);
    },
  });
  const examples = locations.map(
    (location): OwnExample => ({ location, rule: '', name: '', status: 'agrees' }),
  );
  const caughtBy = { feature: 'pair', rule: '' };
  const programs = [{ wrong: CAUGHT, reason: '', caughtBy, caughtAt }];
  const ofChapter = { file: '', examples: 1 };
  const verdict = { exercise: 'pair', examples, programs, needless: [], chapter: ofChapter };
  expect(JSON.parse(toJson('mine.feature', [verdict])).exercises[0].examples[299].caught).toEqual([
    CAUGHT,
  ]);
  expect(looks).toBeLessThan(5 * locations.length);
});

test('an unreadable file does not stop the others', async () => {
  const { status, stdout, stderr } = await inProcess(['examples', 'none', fileOf(THREE_KINGS)]);
  expect(stderr).toContain('cannot read "none": there is no such file');
  expect(stdout).toContain(ONE_CAUGHT);
  expect(status).toBe(2);
});
