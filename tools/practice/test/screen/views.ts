/** Views of the practice, and the screen that shows them, without a terminal. */
import { stripVTControlCharacters } from 'node:util';
import { chapter } from '../../../../test/support/feature-files.ts';
import type { Exercise } from '../../../coach/exercise.ts';
import { EXERCISES } from '../../../coach/exercises.ts';
import type { ExerciseVerdict, VerdictAt } from '../../../coach/verdict.ts';
import { courseIn } from '../../courses.ts';
import { type Pressed, press } from '../../screen/keys.ts';
import { screenOf } from '../../screen/screen.ts';
import { firstView, type View, withVerdict } from '../../screen/view.ts';
import { folderWith } from '../learner.ts';

Object.assign(process.env, { VISUAL: '', EDITOR: '' });

export const [, PAIR, THREE_OF_A_KIND] = EXERCISES as readonly [Exercise, Exercise, Exercise];
export const TWO_PAIRS = exerciseOf('two-pairs');
export const LADDER = exerciseOf('ladder');
export const GROUPS = exerciseOf('best-groups');
export const STRAIGHTS = exerciseOf('best-straights-and-flushes');
export const TIE_BREAKS = exerciseOf('tie-breaks');
export const FIRST = EXERCISES[0] as Exercise;
export const LAST = EXERCISES.at(-1) as Exercise;

/** The learner's folder: without files, unlike the one in which a reader practises. */
export const FOLDER = folderWith({});

/** A verdict on any exercise. */
type Result = Omit<VerdictAt<'examples'>, 'exercise'> | Omit<VerdictAt<'counts'>, 'exercise'>;

const LOCATIONS = Array.from({ length: 30 }, (_, index) => `${chapter('ranking')}:${index + 7}`);

export const PASSES: Result = { stage: 'counts', examples: LOCATIONS, troubles: [], tried: 100 };
export const FAILS: Result = {
  stage: 'examples',
  examples: LOCATIONS,
  troubles: [{ message: 'wrong' }],
};

export const WRONG_ANSWER = {
  expected: 'true',
  intro: 'isPair returned',
  got: 'false',
  where: { file: 'practice/pair.ts', line: 4 },
};

/** A wrong answer in an example. */
export const WRONG_EXAMPLE = {
  ...WRONG_ANSWER,
  example: {
    location: `${chapter('ranking')}:7`,
    rule: 'The ladder has ten rungs',
    name: 'Ten hands from one deck',
    given: ['Given the cards Kd Kh'],
    sentence: 'Then they contain a pair',
    rows: [],
  },
};

export function exerciseOf(name: string): Exercise {
  return EXERCISES.find((exercise) => exercise.name === name) as Exercise;
}

/** Lists the texts of all hints of an exercise. */
export function textsOn({ hints }: Exercise): string[] {
  return hints.map((hint) => (typeof hint === 'string' ? hint : hint.text));
}

export function verdictOn({ name }: Exercise, result: Result): ExerciseVerdict {
  return { exercise: name, ...result };
}

/** Returns the view of an exercise with this verdict; others may be done. */
export function viewOf(current: Exercise, result: Result, done: readonly Exercise[] = []): View {
  const verdicts = done.map((exercise) => verdictOn(exercise, PASSES));
  const first: View = { ...firstView(courseIn(FOLDER)), current };
  return [...verdicts, verdictOn(current, result)].reduce(withVerdict, first);
}

/** Presses keys; returns the last view, and what the last key starts. */
export function pressed(view: View, ...keys: string[]): Pressed {
  return keys.reduce((before: Pressed, key) => press(before.view, key), { view });
}

/** Returns the lines of a usual screen, as they can be read. */
export function linesOf(view: View): string[] {
  const lines = screenOf(view, { columns: 80, rows: 24 });
  return lines.map((line) => stripVTControlCharacters(line).replaceAll('\u00a0', ' '));
}

/** Returns a usual screen after some keys. */
export function screenAfter(view: View, ...keys: string[]): string {
  return linesOf(pressed(view, ...keys).view).join('\n');
}
