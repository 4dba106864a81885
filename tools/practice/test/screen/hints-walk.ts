/** Asks for all hints on all failures, as somebody does who presses `h`. */
import { stripVTControlCharacters } from 'node:util';
import type { Exercise } from '../../../coach/exercise.ts';
import { type ExerciseVerdict, isWrongAnswer, type Trouble } from '../../../coach/verdict.ts';
import { type View, withVerdict } from '../../screen/view.ts';
import { paintVerdict } from '../../verdict-lines.ts';
import { FAILS, pressed, textsOn, viewOf } from './views.ts';

/** A failure, and the hints on the screen with it. */
interface Walked {
  readonly failure: Trouble;
  readonly hints: readonly string[];
}

/** Lists failures with hints that have the wrong number, or that belong to other failures. */
export function misplacedHints(exercise: Exercise, verdict: ExerciseVerdict): string[] {
  return walk(exercise, verdict).flatMap(({ failure, hints }) => {
    const expected = hintsBelongingTo(failure, exercise);
    const isRight = expected.length > 0 && expected.join('\n') === hints.join('\n');
    return isRight ? [] : [`${namesOf(failure)}: ${hints.join('\n')}`];
  });
}

/** Presses h on each failure until it does nothing, and then looks at each failure once more. */
function walk(exercise: Exercise, verdict: ExerciseVerdict): Walked[] {
  const { troubles } = verdict;
  let view = withVerdict(viewOf(exercise, FAILS), verdict);
  return [...troubles, ...troubles].map((failure, step) => {
    view = { ...view, failure: step % troubles.length };
    if (step < troubles.length) view = afterAllHints(view);
    return { failure, hints: hintsIn(view) };
  });
}

function afterAllHints(view: View): View {
  const next = pressed(view, 'h').view;
  return next.hints.length > view.hints.length ? afterAllHints(next) : view;
}

function hintsIn(view: View): string[] {
  const lines = paintVerdict(view).above.map(stripVTControlCharacters);
  return lines.filter((line) => line.startsWith('Hint '));
}

/** Writes the hints that the row of the exercise has for a failure, each with its place. */
function hintsBelongingTo(failure: Trouble, exercise: Exercise): string[] {
  const names = namesOf(failure);
  const numbered = textsOn(exercise).map((text, index) => `Hint ${index + 1}: ${text}`);
  const isOn = exercise.hints.map((hint) =>
    typeof hint === 'string' ? undefined : hint.on.some((words) => names.includes(words)),
  );
  const wanted = isOn.includes(true) ? true : undefined;
  return numbered.filter((_hint, index) => isOn[index] === wanted);
}

function namesOf(failure: Trouble): string {
  const { example } = failure;
  if (example) return `${example.rule}: ${example.name}`;
  return isWrongAnswer(failure) ? '' : failure.message;
}
