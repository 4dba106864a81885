/** An interview is the practice with a clock above it, in which only the visible examples are asked. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Exercise } from '../../coach/exercises.ts';
import { resultsOf } from '../../coach/verdict.ts';
import { home } from '../../terminal/package-files.ts';
import { examplesOf } from '../read-package.ts';
import type { Course, View } from '../screen/view.ts';
import { clockText, type Interview, secondsLeft } from './clock.ts';
import { STATEMENT } from './folder.ts';
import { SCORE } from './score.ts';

/** With less time left, the clock shows seconds, too. */
const LAST_PHASE_S = 5 * 60;

/** Returns what the screen of an interview shows. */
export function courseOf(interview: Interview): Course {
  const { folder, task } = interview;
  const placesOf = (exercise: Exercise) => examplesOf(exercise, task, home.root).visible.map(({ place }) => place);
  return {
    folder,
    exercises: task.exercises,
    head: (view) => headLines(interview, view),
    placesOf,
    begun: () => task.exercises,
    interview: { given: task.given, shown: placesOf, isOver: () => isOver(interview) },
  };
}

/** Whether the time is over, or somebody has submitted from another terminal. */
export const isOver = (interview: Interview): boolean =>
  secondsLeft(interview) === 0 || existsSync(join(interview.folder, SCORE));

/** Returns the clock, where the task is, and how many visible examples pass. */
function headLines(interview: Interview, { verdicts, course }: View): string[] {
  const { task, folder } = interview;
  const seconds = secondsLeft(interview);
  const left = seconds < LAST_PHASE_S ? clockText(seconds) : `${Math.ceil(seconds / 60)} minutes`;
  const results = task.exercises.flatMap((exercise) => {
    const verdict = verdicts[exercise.name];
    return verdict ? resultsOf(verdict, course.placesOf(exercise)) : [];
  });
  return [
    `${task.title}: ${left} left`,
    `The task is in ${join(folder, STATEMENT)}.`,
    `Visible examples passed: ${results.filter(({ status }) => status === 'passed').length} of ${results.length}.`,
  ];
}
