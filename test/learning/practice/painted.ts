/** A verdict as the terminal shows it, without its colours. */
import '../../command/cli/checkout.ts';
import { stripVTControlCharacters } from 'node:util';
import { EXERCISES } from '../../../src/learning/coach/exercises.ts';
import type { ExerciseVerdict } from '../../../src/learning/coach/verdict.ts';
import { firstView, type View } from '../../../src/learning/practice/screen/view.ts';
import { paintVerdict } from '../../../src/learning/practice/verdict-lines.ts';
import { exerciseOf } from './learner.ts';

/** Paints a verdict. @param changed - changes the view @param locations - of the examples */
export function painted(
  verdict: ExerciseVerdict,
  changed: Partial<View> = {},
  locations: readonly string[] = [],
) {
  const current = exerciseOf(verdict.exercise);
  const course = {
    folder: 'practice',
    exercises: EXERCISES,
    head: () => [],
    locationsOf: () => locations,
    begun: () => [],
  };
  const verdicts = { [verdict.exercise]: verdict };
  const parts = paintVerdict({
    ...firstView(course),
    explains: true,
    current,
    verdicts,
    ...changed,
  });
  const [sight = [], above = []] = [parts.sight, parts.above].map((lines) =>
    lines.map(stripVTControlCharacters),
  );
  return {
    sight,
    rest: above.slice(1 + current.units.length),
    all: [...sight, ...above].join('\n'),
  };
}
