import type { Exercise } from '../../coach/exercise.ts';
import { isDone } from '../../coach/verdict.ts';
import { savedLast } from '../learner-files.ts';
import type { JudgingOptions, Runner } from '../runner.ts';
import { type View, withVerdict } from './view.ts';

/**
 * Finds the exercise to show first: the first that is not done of the one saved last, the first
 * untouched one, and the others that were started. If all are done, it is the untouched one or, in
 * an interview and for a program, the last.
 * @returns the view with that exercise and its verdict
 */
export async function findFirst(
  view: View,
  runner: Runner,
  options: JudgingOptions = {},
): Promise<View> {
  const { folder, program, begun } = view.course;
  const exercises = begun();
  const last = exercises.at(-1) as Exercise;
  // A program has no file for each exercise that could have been saved last.
  const inOrder = program ? exercises : [savedLast(exercises, folder), last, ...exercises];
  for (const exercise of new Set(inOrder)) {
    const judging = { ...options, onlyExamples: true };
    const [verdict] = await runner.judge([exercise], folder, judging);
    if (verdict && !isDone(verdict)) return { ...withVerdict(view, verdict), current: exercise };
  }
  return { ...view, current: last };
}
