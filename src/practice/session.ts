/** What is judged first and next, and where a verdict is opened. Progress is what passes now: it is never stored. */
import { relative } from 'node:path';
import { EXERCISES, type Exercise } from '../coach/exercises.ts';
import { EXPORTS, type Unit } from '../coach/stub-answers.ts';
import { type ExerciseVerdict, isDone, type KnownMistake, type Trouble, type Where } from '../coach/verdict.ts';
import { readText } from '../load/node.ts';
import type { Home } from '../terminal/entry-code.ts';
import { Runner } from './runner.ts';
import { isBegun, unitFile } from './unit-files.ts';

/** Starts a runner, and closes it after its use. */
export async function withRunner<Result>(home: Home, use: (runner: Runner) => Promise<Result>): Promise<Result> {
  const runner = new Runner(home);
  try {
    return await use(runner);
  } finally {
    await runner.close();
  }
}

/** Lists the exercises to begin with: those that were begun, and the first of the others. */
export function firstExercises(folder: string, { root }: Home): readonly Exercise[] {
  const isMine = (exercise: Exercise) => isBegun(exercise, folder, root);
  return [...EXERCISES.filter(isMine), ...EXERCISES.filter((exercise) => !isMine(exercise)).slice(0, 1)];
}

/** Lists the exercises that are done, by these verdicts. */
export const doneAmong = (verdicts: readonly ExerciseVerdict[]): readonly Exercise[] =>
  EXERCISES.filter(({ name }) => verdicts.some((verdict) => verdict.exercise === name && isDone(verdict)));

/** Judges exercises; the first that is not done is in sight, or the last when all are. */
export async function findProgress(runner: Runner, folder: string, exercises = firstExercises(folder, runner.home)) {
  const verdicts = await runner.judge(exercises, folder, { goesOn: true });
  const verdict = (verdicts.find((found) => !isDone(found)) ?? verdicts.at(-1)) as ExerciseVerdict;
  const current = EXERCISES.find(({ name }) => name === verdict.exercise) as Exercise;
  return { done: doneAmong(verdicts), current, verdict: withPlace(verdict, folder), verdicts };
}

/** Finds the known mistakes of an exercise, if it is done or one of them may be the learner's. */
export async function findMistakes(
  runner: Runner,
  exercise: Exercise,
  verdict: ExerciseVerdict,
): Promise<readonly KnownMistake[]> {
  return isDone(verdict) || verdict.failed.length > 0 || verdict.counterExample
    ? await runner.mistakesOf(exercise)
    : [];
}

/** Adds the line to open: where no line is to blame, that of the function that is wrong. */
export function withPlace(verdict: ExerciseVerdict, folder: string): ExerciseVerdict {
  const { exercise, trouble, others, counterExample } = verdict;
  const placed = <Found extends Trouble>(found: Found): Found => {
    const where = found.where ?? placeOf(found.asked, exercise, folder);
    return where ? { ...found, where } : found;
  };
  return {
    ...verdict,
    ...(trouble && { trouble: placed(trouble) }),
    ...(others && { others: others.map(placed) }),
    ...(counterExample && { counterExample: placed(counterExample) }),
  };
}

/** Finds the line of that export, also of another exercise, or of the first one. */
function placeOf(asked = '', exercise: string, folder: string): Where | undefined {
  const own = EXERCISES.find(({ name }) => name === exercise)?.units ?? [];
  const unit = [...own, ...(Object.keys(EXPORTS) as Unit[])].find((one) => EXPORTS[one].includes(asked)) ?? own[0];
  const file = unit ? unitFile(unit, folder) : '';
  const name = asked || (unit && EXPORTS[unit][0]) || '';
  const rows = readText(file)?.split('\n');
  const line = rows?.findIndex((row) => row.startsWith('export') && row.includes(name)) ?? -1;
  return rows && { file: relative('', file), line: Math.max(line, 0) + 1 };
}
