/** The list of the exercises as the terminal shows it. */
import type { Exercise } from '../../coach/exercise.ts';
import { survivorsOf } from '../../coach/own-verdict.ts';
import { clockOf } from '../times.ts';
import { brokenIn, doneIn, failingIn, takesExamples, titleIn, type View } from './view.ts';

/** Times are to the right of so many columns. */
const TITLE_COLUMNS = 24;

/** Lists the exercises with their states, and asks for a number. */
export function listLines(view: View): string[] {
  const { course, current, times, typed } = view;
  const done = doneIn(view);
  const broken = brokenIn(view);
  const failing = failingIn(view);
  const stateOf = (exercise: Exercise) => {
    // In an interview, hidden examples still decide.
    if (done.includes(exercise)) return course.interview ? 'visible examples pass' : 'done';
    if (broken.includes(exercise)) return 'broken';
    return failing.includes(exercise) ? 'fails' : '';
  };
  const rows = course.exercises.map((exercise) => {
    const title = titleIn(course, exercise).padEnd(TITLE_COLUMNS);
    const words = `${title}${clockOf(times, exercise.name)}${ownScoreIn(view, exercise)}`;
    const mark = exercise === current ? '>' : ' ';
    return `${mark} ${stateOf(exercise).padEnd(course.interview ? 21 : 6)}  ${words}`.trimEnd();
  });
  const orExamples = course.exercises.some((one) => takesExamples(course, one))
    ? ', or x to write examples for it'
    : '';
  return [
    ...rows,
    `Type the number of an exercise, then press Enter to open it${orExamples}: ${typed}`,
  ];
}

/** Says how many wrong programs the learner's own examples of an exercise catch. */
function ownScoreIn({ own }: View, { name }: Exercise): string {
  const verdict = own[name];
  if (!verdict || 'message' in verdict) return '';
  const { length } = verdict.programs;
  return `  examples: ${length - survivorsOf(verdict).length} of ${length}`;
}
