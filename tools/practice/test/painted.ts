/** A verdict as the terminal shows it, without its colours. */
import '../../command/test/checkout.ts';
import { stripVTControlCharacters } from 'node:util';
import { EXERCISES } from '../../coach/exercises.ts';
import type { ExerciseVerdict } from '../../coach/verdict.ts';
import { type Course, firstView, type View } from '../screen/view.ts';
import { paintVerdict } from '../verdict-lines.ts';
import { exerciseOf } from './learner.ts';

const TITLE_AND_RULE = 2;

interface Painted {
  /** What must be visible: the heading and the failure. */
  readonly sight: readonly string[];
  /** What is above that, below the rules of the exercise. */
  readonly rest: readonly string[];
  readonly all: string;
}

/**
 * Paints a verdict, with explanations.
 * @param changed - changes the view
 */
export function painted(verdict: ExerciseVerdict, changed: Partial<View> = {}): Painted {
  const current = exerciseOf(verdict.exercise);
  const course: Course = {
    folder: 'practice',
    exercises: EXERCISES,
    head: () => [],
    begun: () => [],
  };
  const verdicts = { [verdict.exercise]: verdict };
  const view = { ...firstView(course), explains: true, current, verdicts, ...changed };
  const parts = paintVerdict(view);
  const sight = parts.sight.map(stripVTControlCharacters);
  const above = parts.above.map(stripVTControlCharacters);
  return { sight, rest: above.slice(TITLE_AND_RULE), all: [...sight, ...above].join('\n') };
}
