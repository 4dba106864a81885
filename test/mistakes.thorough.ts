/** No chapter fails that has nothing to do with a mistake, and Cucumber itself finds what the coach's own part of it finds. */
import { spawnSync } from 'node:child_process';
import { type Mistake, readMistakes } from '../src/mistakes/mistakes.ts';
import { UNITS } from '../src/solution.ts';
import { ASKS_ABOUT } from './asks-about.ts';
import { failuresOf } from './failures-of.ts';
import type { Failure } from './features-against-solutions.ts';

const mistakes = readMistakes('src/mistakes');
const examples = mistakes.filter(({ caughtBy }) => !caughtBy.rule.startsWith('Each round is dealt'));
const chosen = Object.keys(UNITS).flatMap((name): Mistake[] => {
  const ofUnit = examples.filter(({ unit }) => unit === name);
  return [...ofUnit.filter(({ name }) => name === 'counted-exactly'), ...ofUnit].slice(0, 1);
});
const named = chosen.map((mistake, index): [string, Mistake, number] => [mistake.path, mistake, index]);

const [ours = [], ...failures] = runFeatures(['src/kata/rules', ...chosen.map(({ path }) => path)]);

function runFeatures(solutions: readonly string[]): Failure[][] {
  const run = ['--import', 'tsx', 'test/features-against-solutions.ts', ...solutions];
  const { stdout, stderr } = spawnSync(process.execPath, run, { encoding: 'utf8', maxBuffer: 2 ** 30 });
  const lines = stdout.split('\n').filter(Boolean);
  if (lines.length !== solutions.length) throw new Error(stderr);
  return lines.map((line) => JSON.parse(line) as Failure[]);
}

test('our own rules fail nowhere', () => {
  expect(ours).toEqual([]);
});

test.each(named)('%s fails the same scenarios', (_, { unit, path }, index) => {
  const found = failuresOf(unit, path);
  expect(found).not.toEqual([]);
  expect(failures[index]?.map(({ feature, rule, scenario }) => [feature, rule, scenario])).toEqual(
    found.map(({ chapter, rule, name }) => [chapter, rule, name]),
  );
});

test('no mistake fails a chapter that does not ask about it', () => {
  const strangers = mistakes.flatMap(({ unit, path }) =>
    failuresOf(unit, path)
      .filter(({ chapter }) => chapter !== unit && !ASKS_ABOUT[chapter]?.includes(unit))
      .map(({ place }) => `${path} fails ${place}`),
  );
  expect(strangers).toEqual([]);
});

test('what is counted exactly changes what cards contain and not what they are worth', () => {
  const exact = failures.filter((_, index) => chosen[index]?.name === 'counted-exactly').flat();
  expect(exact).not.toEqual([]);
  expect(exact.filter(({ step }) => !/^they (do not )?contain /.test(step))).toEqual([]);
});
