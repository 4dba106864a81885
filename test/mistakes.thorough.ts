/** The coach's own part of Cucumber finds what Cucumber itself finds: of each unit for one mistake, and nothing against our rules. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { UNITS } from '../src/kata/solution.ts';
import { type Mistake, readMistakes } from '../src/mistakes/mistakes.ts';
import { moduleOf } from '../src/practice/read-mistakes.ts';
import { coachOf } from '../src/rule-book/own-run.ts';
import { CHAPTERS } from './asks-about.ts';
import type { Failure } from './features-against-solutions.ts';

const examples = readMistakes('src/mistakes').filter(
  ({ caughtBy }) => !caughtBy.rule.startsWith('Each round is dealt'),
);
const chosen = Object.keys(UNITS).flatMap((name): Mistake[] => {
  const mistakes = examples.filter(({ unit }) => unit === name);
  return [...mistakes.filter(({ name }) => name === 'counted-exactly'), ...mistakes].slice(0, 1);
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

test.each(named)('%s fails the same scenarios', async (_, { unit, path }, index) => {
  const coach = await coachOf({ root: resolve('.'), fromSource: true });
  const [told] = coach.work({ solutions: [{ modules: [moduleOf(unit, path)], chapters: CHAPTERS }] });
  const found = told?.kind === 'failures' ? told.failures : [];
  expect(found).not.toEqual([]);
  expect(failures[index]?.map(({ feature, rule, scenario }) => [feature, rule, scenario])).toEqual(
    found.map(({ chapter, rule, name }) => [chapter, rule, name]),
  );
});

test('what is counted exactly changes what cards contain and not what they are worth', () => {
  const exact = failures.filter((_, index) => chosen[index]?.name === 'counted-exactly').flat();
  expect(exact).not.toEqual([]);
  expect(exact.filter(({ step }) => !/^they (do not )?contain /.test(step))).toEqual([]);
});
