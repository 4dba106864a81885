/** The practice of an interview: it runs only the visible examples, and shows the clock. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Exercise } from '../coach/exercise.ts';
import { resultsOf } from '../coach/verdict.ts';
import { home } from '../machine/package/package-files.ts';
import { clockText } from '../machine/words/clock-text.ts';
import type { Course, View } from '../practice/screen/view.ts';
import { type Interview, programOf, secondsLeft } from './clock.ts';
import { divideExamples } from './divide-examples.ts';
import { STATEMENT } from './folder.ts';
import { SCORE } from './saved-scores.ts';

/** Below this, the clock also shows seconds. */
const LAST_PHASE_S = 5 * 60;

/** Returns the course of an interview, with the exercises of its task. */
export function courseOf(interview: Interview): Course {
  const { folder, task, run } = interview;
  const locationsOf = (exercise: Exercise) =>
    divideExamples(exercise, task, home.root).visible.map(({ location }) => location);
  return {
    folder,
    exercises: task.exercises,
    head: (view) => clockLines(interview, view),
    begun: () => task.exercises,
    program: programOf(interview),
    interview: {
      given: task.allowedImports,
      shown: locationsOf,
      onlyFile: run ? undefined : task.onlyFile,
      isOver: () => isOver(interview),
    },
  };
}

/** Returns whether the time is up, or it was submitted from another terminal. */
export function isOver(interview: Interview): boolean {
  return secondsLeft(interview) === 0 || existsSync(join(interview.folder, SCORE));
}

/** Writes the time left, and how many of the visible examples pass. */
function clockLines(interview: Interview, { verdicts }: View): string[] {
  const { task, folder } = interview;
  const results = task.exercises.flatMap((exercise) => {
    const verdict = verdicts[exercise.name];
    return verdict ? resultsOf(verdict) : [];
  });
  const passed = results.filter(({ status }) => status === 'passed');
  const examples =
    results.length > 0
      ? `Visible examples passed: ${passed.length} of ${results.length}.`
      : 'Reading your files …';
  return [
    `${task.title}: ${timeText(secondsLeft(interview))} left`,
    `${examples} Read ${join(folder, STATEMENT)}`,
  ];
}

function timeText(seconds: number): string {
  return seconds < LAST_PHASE_S ? clockText(seconds) : `${Math.ceil(seconds / 60)} minutes`;
}
