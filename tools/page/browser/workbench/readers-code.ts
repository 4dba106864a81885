/** What the reader has written and done in this browser. */
import type { Exercise } from '../../../coach/exercise.ts';
import { EXERCISES } from '../../../coach/exercises.ts';
import type { Files } from '../../view/bench-data.ts';
import { storage } from '../book/storage.ts';
import { BENCH } from './judge.ts';
import { progressIn } from './progress.ts';
import { fileOf } from './protocol.ts';

/** The reader's progress in this browser. */
export const progress = progressIn(storage, BENCH.stubs);

/**
 * Returns the code to judge: the reader's, with ours for other exercises that are not done, unless
 * this one builds on them.
 */
export function codeToJudge(exercise: Exercise): Files {
  const file = fileOf(exercise);
  const isRight = ({ unit }: Exercise) =>
    EXERCISES.every((other) => other.unit !== unit || progress.isDone(other));
  const isBelow = ({ name }: Exercise) => exercise.buildsOn?.includes(name);
  const isUsed = (other: Exercise) =>
    other.unit === exercise.unit || isRight(other) || isBelow(other);
  const own = EXERCISES.filter(isUsed);
  return { ...BENCH.ours, [file]: BENCH.stubs[file] ?? '', ...progress.written(...own) };
}

/** Returns the first exercise that is not done, or else the first. */
export function firstUndone(exercises: readonly Exercise[]): Exercise {
  return (exercises.find((exercise) => !progress.isDone(exercise)) ?? exercises[0]) as Exercise;
}

/** Returns whether an exercise was begun and is not done. */
export function isBeingWritten(exercise: Exercise): boolean {
  return progress.isBegun(exercise) && !progress.isDone(exercise);
}

/** The exercises whose code never ended, because it took the page with it. */
const cutOff = new Set(EXERCISES.filter((exercise) => progress.isRunning(exercise)));

/** Returns whether the code of an exercise ended an earlier page, and was not run since. */
export function wasCutOff(exercise: Exercise): boolean {
  return cutOff.has(exercise);
}

/** Marks that the code of an exercise starts to run; the mark stays if it takes the page with it. */
export function markRun(exercise: Exercise): void {
  cutOff.delete(exercise);
  progress.save('running', exercise.name, 'yes');
}

/** Marks that the code of an exercise has ended. */
export function markEnd(exercise: Exercise): void {
  progress.save('running', exercise.name, 'no');
  document.dispatchEvent(new CustomEvent(CODE_RUN, { detail: exercise.name }));
}

/** The event after which the code of an exercise has run; its detail is the exercise's name. */
export const CODE_RUN = 'code-run';
