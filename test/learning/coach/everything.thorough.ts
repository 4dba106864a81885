/**
 * The practice itself, in full: every solution passes, every stub fails, every mistake is named and
 * in sight, every file is read.
 */
import '../../command/cli/checkout.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as poker from '../../../src/index.ts';
import { EXERCISES } from '../../../src/learning/coach/exercises.ts';
import { FAST, stubPath, type Unit } from '../../../src/learning/coach/units.ts';
import { isDone } from '../../../src/learning/coach/verdict.ts';
import { readText } from '../../../src/machine/load/node.ts';
import { readFiles } from '../../../src/machine/load/read-files.ts';
import { runFiles } from '../../../src/machine/load/run-files.ts';
import { ASKS_ABOUT } from '../../support/asks-about.ts';
import { failuresOf } from '../../support/failures-of.ts';
import { painted } from '../practice/painted.ts';
import {
  folderWith,
  newFolder,
  pairOf,
  runner,
  solve,
  solveAll,
  verdictOn,
} from '../practice/practising.ts';
import { outOfSight } from '../practice/screen/in-sight.ts';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file));

test('every solution passes its exercise, and is right where it is to be fast', async () => {
  const folder = folderWith({});
  solveAll(folder);
  const verdicts = await runner.judge(EXERCISES, folder);
  // How fast, depends on the machine.
  expect(verdicts.filter((verdict) => !isDone(verdict) && !verdict.speeds)).toEqual([]);
  expect(verdicts.map(({ exercise }) => exercise)).toEqual(EXERCISES.map(({ name }) => name));
});

test('endless recursion is reported with its line', async () => {
  const { trouble } = await verdictOn(
    'pair',
    folderWith({ pair: pairOf('return isPair(cards);') }),
  );
  expect(trouble?.message).toBe('it calls itself without end: the stack is full');
  // The stack is full at the call, or at what it calls.
  expect([3, 4]).toContain(trouble?.where?.line);
});

test('an evaluator that asks the rules twice is not fast', async () => {
  const body = 'Math.max(ruleChain.strength(cards), ruleChain.strength(cards))';
  const from = JSON.stringify(resolve('src/fast/evaluators/rule-chain.ts'));
  const evaluator = `import { ruleChain } from ${from};\nexport const evaluator = (cards) => ${body};`;
  const { trouble } = await verdictOn(FAST, folderWith({ evaluator }));
  expect(trouble?.message).toMatch(
    /^it is right, but only \d\.\d times as fast as the rules: it must be 3 times$/,
  );
});

const others = readdirSync('test/right').map((file) => file.replace('.ts', '') as Unit);

test.each(others)(
  'another way to write %s passes: a feature demands poker, not our conventions',
  async (unit) => {
    const folder = folderWith({});
    solveAll(folder);
    solve(unit, folder, `test/right/${unit}.ts`);
    const exercises = EXERCISES.filter((exercise) => exercise.units.includes(unit));
    const verdicts = await runner.judge(exercises, folder);
    expect([verdicts.length, verdicts.filter((verdict) => !isDone(verdict))]).toEqual([1, []]);
  },
);

test('every stub fails nothing that does not ask about it', () => {
  const foreign = EXERCISES.flatMap(({ name, units }) =>
    units.flatMap((unit) =>
      failuresOf(unit, stubPath(unit)).filter(
        ({ chapter }) => chapter !== name && !ASKS_ABOUT[chapter]?.includes(unit),
      ),
    ),
  );
  expect(foreign).toEqual([]);
});

const stubsAndMistakes = EXERCISES.flatMap((exercise) => [
  [exercise.name, exercise, undefined, ''] as const,
  ...exercise.units.flatMap((unit) =>
    (readdirSync('src/learning/mistakes').includes(unit)
      ? filesIn(join('src/learning/mistakes', unit))
      : []
    ).map((path) => [path, exercise, unit, path] as const),
  ),
]);

test.each(stubsAndMistakes)(
  'of %s the verdict, what was expected, what came and what to open are in sight, and the mistake is named',
  async (_, exercise, unit, path) => {
    const folder = newFolder();
    if (unit) for (const other of exercise.units) solve(other, folder);
    if (unit) solve(unit, folder, path);
    const verdict = await verdictOn(exercise.name, folder);
    const mistakes = unit ? await runner.mistakesFor(verdict) : [];
    expect(outOfSight(exercise, verdict, mistakes, folder)).toEqual([]);
    // Only a count of deals is wrong.
    if (!unit || (verdict.failed.length === 0 && !verdict.counterExample)) return;
    const [, wrong = 'no head comment'] =
      readFileSync(path, 'utf8').match(/\/\*\*\n \* ([^\n]*)/) ?? [];
    expect(painted(verdict, { mistakes }).all).toContain(wrong);
  },
);

const OURS = [
  'src/kata',
  'src/learning/mistakes',
  'src/learning/exercises/solution',
  'src/fast/evaluators',
  'samples',
].flatMap(filesIn);

test.each(OURS)('%s is read and runs, each line where it is', (path) => {
  const program = readFiles(path, readText);
  const linesIn = (text: string) => text.split('\n').length;
  for (const [file, { code }] of Object.entries(program.files)) {
    expect(linesIn(code.trimEnd())).toBeLessThanOrEqual(linesIn(readFileSync(file, 'utf8')));
    expect(linesIn(code)).toBeGreaterThanOrEqual(linesIn(readFileSync(file, 'utf8')));
  }
  expect(runFiles(program, { kata: poker, require })).toBeInstanceOf(Object);
});
