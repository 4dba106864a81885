/** What is judged first and next, and where a verdict is opened. Progress is what passes now: it is never stored. */
import { relative } from 'node:path';
import { EXERCISES, type Exercise } from '../coach/exercises.ts';
import { EXPORTS, type Unit } from '../coach/stub-answers.ts';
import {
  type CounterExample,
  type ExerciseVerdict,
  isDone,
  type KnownMistake,
  type Trouble,
  type Where,
} from '../coach/verdict.ts';
import { readText } from '../load/node.ts';
import type { Home } from '../terminal/entry-code.ts';
import { codeFrame } from './code-frame.ts';
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

/** Lists the exercises to begin with: those that were begun, up to the first that is not done; then the first of the others. */
export function firstExercises(folder: string, { root }: Home): readonly Exercise[] {
  const isMine = (exercise: Exercise) => isBegun(exercise, folder, root);
  return [...EXERCISES.filter(isMine), ...EXERCISES.filter((exercise) => !isMine(exercise)).slice(0, 1)];
}

/** Lists all exercises that can pass but the one in sight: an untouched stub cannot. */
export function otherExercises(
  current: Exercise,
  done: readonly Exercise[],
  folder: string,
  { root }: Home,
): readonly Exercise[] {
  return EXERCISES.filter(
    (exercise) => exercise !== current && (done.includes(exercise) || isBegun(exercise, folder, root)),
  );
}

/** Lists the exercises that are done, by these verdicts. */
export const doneAmong = (verdicts: readonly ExerciseVerdict[]): readonly Exercise[] =>
  EXERCISES.filter(({ name }) => verdicts.some((verdict) => verdict.exercise === name && isDone(verdict)));

/** Judges exercises until one is not done, which is then in sight. */
export async function findProgress(runner: Runner, folder: string, exercises = firstExercises(folder, runner.home)) {
  const verdicts = await runner.judge(exercises, folder);
  const current = EXERCISES.find(({ name }) => name === verdicts.at(-1)?.exercise) as Exercise;
  return {
    done: doneAmong(verdicts),
    current,
    verdict: withPlace(verdicts.at(-1) as ExerciseVerdict, folder),
    verdicts,
  };
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
  const placed = <Found extends Trouble | CounterExample>(found: Found): Found => {
    const where = found.where ?? placeOf(found.asked, exercise, folder);
    return where ? { ...found, where } : found;
  };
  const framed = (found: Trouble): Trouble => {
    const { where, message } = placed(found);
    const text = where && (message !== undefined || where.column) ? readText(where.file) : undefined;
    return { ...placed(found), ...(where && text !== undefined && { frame: codeFrame(text, where) }) };
  };
  return {
    ...verdict,
    ...(trouble && { trouble: framed(trouble) }),
    ...(others && { others: others.map(framed) }),
    ...(counterExample && { counterExample: placed(counterExample) }),
  };
}

/** Finds the line of that export, also of an exercise before, or of the first one. */
function placeOf(asked: string | undefined, exercise: string, folder: string): Where | undefined {
  const units = EXERCISES.find(({ name }) => name === exercise)?.units ?? [];
  const places = [...units, ...(Object.keys(EXPORTS) as Unit[])].flatMap((unit) =>
    EXPORTS[unit].map((name) => ({ name, file: unitFile(unit, folder) })),
  );
  const { name, file } = places.find((place) => place.name === asked) ?? places[0] ?? { name: '', file: '' };
  const rows = readText(file)?.split('\n');
  const line = rows?.findIndex((row) => row.startsWith('export') && row.includes(name)) ?? -1;
  return rows && { file: relative('', file), line: Math.max(line, 0) + 1 };
}
