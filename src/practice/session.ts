/** What is judged first and next. Progress is what passes now: it is never stored. */
import { EXERCISES, type Exercise } from '../coach/exercises.ts';
import { type ExerciseVerdict, isDone, type KnownMistake } from '../coach/verdict.ts';
import type { Home } from '../terminal/entry-code.ts';
import { isWritten } from './learner-files.ts';
import { Runner, type Terms } from './runner.ts';

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
  const isBegun = ({ units }: Exercise) => units.some((unit) => isWritten(unit, folder, root));
  return [...EXERCISES.filter(isBegun), ...EXERCISES.filter((exercise) => !isBegun(exercise)).slice(0, 1)];
}

/** Lists the exercises that are done, by these verdicts. */
export const doneAmong = (verdicts: readonly ExerciseVerdict[]): readonly Exercise[] =>
  EXERCISES.filter(({ name }) => verdicts.some((verdict) => verdict.exercise === name && isDone(verdict)));

/** Judges exercises; the first that is not done is in sight, or the last when all are. */
export async function findProgress(
  runner: Runner,
  folder: string,
  exercises = firstExercises(folder, runner.home),
  terms?: Terms,
) {
  const verdicts = await runner.judge(exercises, folder, { terms });
  const verdict = (verdicts.find((found) => !isDone(found)) ?? verdicts.at(-1)) as ExerciseVerdict;
  const current = EXERCISES.find(({ name }) => name === verdict.exercise) as Exercise;
  return { done: doneAmong(verdicts), current, verdict, verdicts };
}

/** Finds the known mistakes of an exercise, if it is done or one of them may be the learner's. */
export async function findMistakes(
  runner: Runner,
  exercise: Exercise,
  verdict: ExerciseVerdict,
): Promise<readonly KnownMistake[]> {
  const isAsked = isDone(verdict) || verdict.failed.length > 0 || verdict.counterExample;
  return isAsked ? await runner.mistakesOf(exercise) : [];
}
