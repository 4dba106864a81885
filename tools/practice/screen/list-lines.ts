/** The list of the exercises as the terminal shows it. */
import type { Exercise } from '../../coach/exercise.ts';
import { survivorsOf } from '../../coach/own-verdict.ts';
import { clockOf } from '../times.ts';
import { brokenIn, exercisesDone, failingIn, takesExamples, titleIn, type View } from './view.ts';

/** Times are to the right of so many columns. */
const TITLE_COLUMNS = 24;

/** The state of an exercise whose visible examples pass, in an interview. */
const VISIBLE = 'visible examples pass';

/** Lists the exercises with their states, and asks for a number. */
export function listLines(view: View): string[] {
  const { course, current, times, typed } = view;
  const rows = course.exercises.map((exercise) => {
    const title = titleIn(course, exercise).padEnd(TITLE_COLUMNS);
    const words = `${title}${clockOf(times, exercise.name)}${ownScoreIn(view, exercise)}`;
    const mark = exercise === current ? '>' : ' ';
    const state = stateOf(exercise, view).padEnd(course.interview ? VISIBLE.length : 6);
    return `${mark} ${state}  ${words}`.trimEnd();
  });
  const orExamples = course.exercises.some((one) => takesExamples(course, one))
    ? ', or x to write examples for it'
    : '';
  return [
    ...rows,
    `Type the number of an exercise, then press Enter to open it${orExamples}: ${typed}`,
  ];
}

/** Returns the state of an exercise in a word; no word if it was not tried. */
export function stateOf(exercise: Exercise, view: View): string {
  // In an interview, hidden examples still decide.
  if (exercisesDone(view).includes(exercise)) return view.course.interview ? VISIBLE : 'done';
  if (brokenIn(view).includes(exercise)) return 'broken';
  return failingIn(view).includes(exercise) ? 'fails' : '';
}

/** Says how many wrong programs the learner's own examples of an exercise catch. */
export function ownScoreIn({ own }: View, { name }: Exercise): string {
  const verdict = own[name];
  if (!verdict || 'message' in verdict) return '';
  const { length } = verdict.programs;
  return `  examples: ${length - survivorsOf(verdict).length} of ${length}`;
}
