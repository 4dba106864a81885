/** An interview is the practice with a clock above it, and with hidden examples. */
import { join } from 'node:path';
import { type ExerciseVerdict, resultsOf } from '../../coach/verdict.ts';
import { home } from '../../terminal/package-files.ts';
import { INTERVIEW_KEYS } from '../screen/keys.ts';
import type { Course } from '../screen/view.ts';
import { withPlace } from '../session.ts';
import { clockText, type Interview, secondsLeft } from './clock.ts';
import { type DividedExamples, examplesOf } from './examples.ts';
import { STATEMENT } from './folder.ts';

/** With less time left, the clock shows seconds, too. */
const LAST_PHASE_S = 5 * 60;

/** Returns what the screen of an interview shows. */
export function courseOf(interview: Interview): Course {
  const { folder, task } = interview;
  const divided = new Map(task.exercises.map((exercise) => [exercise.name, examplesOf(exercise, task, home.root)]));
  const examplesIn = (exercise: string) => divided.get(exercise) as DividedExamples;
  return {
    folder,
    exercises: task.exercises,
    keys: INTERVIEW_KEYS,
    head: ({ verdicts }) => headLines(interview, Object.values(verdicts), Date.now()),
    placesOf: ({ name }) => examplesIn(name).visible.map(({ place }) => place),
    shownOf: (verdict) => withPlace(visibleOf(verdict, examplesIn(verdict.exercise)), folder),
    begun: () => task.exercises,
    given: task.given,
    isOver: () => secondsLeft(interview, Date.now()) === 0,
  };
}

/** Returns the clock, where the task is, and how many visible examples pass. */
export function headLines(
  { task, folder, ...times }: Interview,
  verdicts: readonly ExerciseVerdict[],
  now: number,
): string[] {
  const seconds = secondsLeft({ task, folder, ...times }, now);
  const left = seconds < LAST_PHASE_S ? clockText(seconds) : `${Math.ceil(seconds / 60)} minutes`;
  const all = verdicts.reduce((sum, { examples }) => sum + examples, 0);
  const failed = verdicts.reduce((sum, verdict) => sum + verdict.failed.length, 0);
  return [
    `${task.title}: ${left} left`,
    `The task is in ${join(folder, STATEMENT)}.`,
    `Visible examples passed: ${all - failed} of ${all}.`,
  ];
}

/** Returns what a candidate may see of a verdict: the visible examples, and what stopped the code, if anything did. */
export function visibleOf(verdict: ExerciseVerdict, { chapter, visible }: DividedExamples): ExerciseVerdict {
  const places = chapter.examples.map(({ place }) => place);
  const results = resultsOf(verdict, places).filter(({ place }) => visible.some((example) => example.place === place));
  const failed = results.filter(({ status }) => status !== 'passed');
  const { example, call, ...stopped } = verdict.trouble ?? {};
  const troubles = failed.flatMap(({ trouble }) => trouble ?? []);
  const [trouble, ...others] = failed.length > 0 && troubles.length === 0 ? [stopped] : troubles;
  return {
    exercise: verdict.exercise,
    examples: visible.length,
    failed: failed.map(({ place }) => place),
    ...(trouble && { trouble, others }),
  };
}
