/**
 * The practice itself, in full: every solution passes, every stub fails, every mistake is named and
 * in sight, every file is read.
 */
import '../../command/test/checkout.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import * as poker from '../../../src/index.ts';
import { readText } from '../../machine/load/node.ts';
import { readFiles } from '../../machine/load/read-files.ts';
import { runFiles } from '../../machine/load/run-files.ts';
import { painted } from '../../practice/test/painted.ts';
import {
  folderWith,
  newFolder,
  pairOf,
  runner,
  solve,
  solveAll,
  verdictOn,
} from '../../practice/test/practising.ts';
import { misplacedHints } from '../../practice/test/screen/hints-walk.ts';
import { outOfSight } from '../../practice/test/screen/in-sight.ts';
import { UNITS } from '../../solution/units.ts';
import { chapterOf, type Exercise } from '../exercise.ts';
import { EXERCISES } from '../exercises.ts';
import { readMistakesIn } from '../read-package.ts';
import { EXERCISES_FOLDER, FAST, rightPath, stubPath, type Unit } from '../units.ts';
import { counterExampleIn, type ExerciseVerdict, isDone, type KnownMistake } from '../verdict.ts';
import { ASKS_ABOUT } from './support/asks-about.ts';
import { failuresOf } from './support/failures-of.ts';
import { firstTrouble } from './support/first-trouble.ts';

/** Lists the TypeScript files in a folder and the folders in it. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file));
}

test('every solution passes its exercise, and is right where it is to be fast', async () => {
  const folder = folderWith({});
  solveAll(folder);
  const verdicts = await runner.judge(EXERCISES, folder);
  // How fast it is depends on the machine.
  expect(verdicts.filter((verdict) => !isDone(verdict) && verdict.stage !== 'race')).toEqual([]);
  expect(verdicts.map(({ exercise }) => exercise)).toEqual(EXERCISES.map(({ name }) => name));
});

test('endless recursion is reported with its line', async () => {
  const folder = folderWith({ pair: pairOf('return isPair(cards);') });
  const trouble = firstTrouble(await verdictOn('pair', folder));
  expect(trouble?.message).toBe('it calls itself without end: the stack is full');
  // The stack is full at the call, or at what it calls.
  expect([3, 4]).toContain(trouble?.where?.line);
});

test('an evaluator that asks the rules twice is not fast', async () => {
  const ruleChain = JSON.stringify(resolve('src/evaluators/rule-chain.ts'));
  const evaluator = `import { ruleChain } from ${ruleChain};
export const evaluator = (cards) =>
  Math.max(ruleChain.strength(cards), ruleChain.strength(cards));
`;
  const trouble = firstTrouble(await verdictOn(FAST, folderWith({ evaluator })));
  expect(trouble?.message).toMatch(
    /^it is right, but only \d\.\d times as fast as the rules: it must be 3 times$/,
  );
});

/** A feature demands poker, not our conventions. */
test.each(Object.keys(UNITS) as (keyof typeof UNITS)[])(
  'another way to write %s passes',
  async (unit) => {
    const folder = folderWith({});
    solveAll(folder);
    solve(unit, folder, rightPath(unit));
    const exercises = EXERCISES.filter((exercise) => exercise.unit === unit);
    const verdicts = await runner.judge(exercises, folder);
    expect(verdicts).not.toEqual([]);
    expect(verdicts.filter((verdict) => !isDone(verdict))).toEqual([]);
  },
);

test('every stub fails nothing that does not ask about it', () => {
  const foreign = EXERCISES.flatMap((exercise) => {
    const { unit } = exercise;
    return failuresOf(unit, stubPath(unit)).filter(
      ({ chapter }) => chapter !== chapterOf(exercise) && !ASKS_ABOUT[chapter]?.includes(unit),
    );
  });
  expect(foreign).toEqual([]);
});

test.each(EXERCISES)('of the stubs of $name all that helps is in sight', async (exercise) => {
  const folder = newFolder();
  const verdict = await verdictOn(exercise.name, folder);
  expect(outOfSight(exercise, verdict, [], folder)).toEqual([]);
});

interface MistakeInExercise {
  readonly path: string;
  readonly unit: Unit;
  readonly exercise: Exercise;
}

const MISTAKES_IN_EXERCISES = EXERCISES.flatMap((exercise) =>
  readMistakesIn(exercise, '.').map(
    ({ path, unit }): MistakeInExercise => ({ path, unit, exercise }),
  ),
);

describe.each(MISTAKES_IN_EXERCISES)('of $path', ({ path, unit, exercise }) => {
  let folder: string;
  let verdict: ExerciseVerdict;
  let mistakes: readonly KnownMistake[];

  beforeAll(async () => {
    folder = newFolder();
    solve(unit, folder, path);
    verdict = await verdictOn(exercise.name, folder);
    mistakes = await runner.mistakesFor(verdict);
  });

  test('all that helps is in sight', () => {
    expect(outOfSight(exercise, verdict, mistakes, folder)).toEqual([]);
  });

  test('each hint keeps its number, and to its failures', () => {
    expect(misplacedHints(exercise, verdict)).toEqual([]);
  });

  test('the mistake is named, unless only a count of deals is wrong', () => {
    if (verdict.stage === 'counts' && !counterExampleIn(verdict)) return;
    const [, wrong = 'no head comment'] =
      readFileSync(path, 'utf8').match(/\/\*\*\n \* ([^\n]*)/) ?? [];
    const said = `It ${wrong.charAt(0).toLowerCase()}${wrong.slice(1)}`;
    expect(painted(verdict, { mistakes }).all).toContain(said);
  });
});

const OUR_FILES = [
  'src/cards',
  'src/rules',
  'src/ranking',
  'src/games',
  EXERCISES_FOLDER,
  'src/evaluators',
  'samples',
]
  .flatMap(filesIn)
  .filter((path) => !['stub.ts', 'exercise.ts'].includes(basename(path)));

/** Listens until it is stopped, so `server-sample.thorough.ts` runs it in a process of its own. */
const SERVER = 'server.ts';

test.each(OUR_FILES)('%s is read and runs, each line where it is', (path) => {
  const program = readFiles(path, readText);
  const linesIn = (text: string) => text.split('\n').length;
  for (const [file, { code }] of Object.entries(program.files)) {
    const written = linesIn(readFileSync(file, 'utf8'));
    expect(linesIn(code.trimEnd())).toBeLessThanOrEqual(written);
    expect(linesIn(code)).toBeGreaterThanOrEqual(written);
  }
  if (basename(path) === SERVER) return;
  expect(runFiles(program, { kata: poker, require })).toBeInstanceOf(Object);
});
