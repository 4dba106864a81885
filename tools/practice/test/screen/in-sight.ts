/** Checks a verdict on a usual and on a small screen. */
import { stripVTControlCharacters } from 'node:util';
import type { Exercise } from '../../../coach/exercise.ts';
import { inWords } from '../../../coach/explain/words.ts';
import {
  type ExerciseVerdict,
  isWrongAnswer,
  type KnownMistake,
  type Trouble,
} from '../../../coach/verdict.ts';
import { courseIn } from '../../courses.ts';
import { screenOf } from '../../screen/screen.ts';
import { firstView, type View } from '../../screen/view.ts';
import { textsOn } from './views.ts';

type Size = (typeof SIZES)[number];

const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 60, rows: 20 },
];

/** Lists what is out of sight or in the wrong order with hints and explanations open. */
export function outOfSight(
  exercise: Exercise,
  verdict: ExerciseVerdict,
  mistakes: readonly KnownMistake[],
  folder: string,
): string[] {
  const shortened = withShortPaths(verdict, folder);
  const view = openedView(exercise, shortened, mistakes, folder);
  return shortened.troubles.flatMap((wrong, failure) => {
    const { heading } = inWords(shortened, [], failure);
    const parts = [withoutSpaces(`✗${heading}`), ...partsOf(wrong), 'qquit'];
    return SIZES.flatMap((size) => complaintsAbout({ ...view, failure }, size, parts));
  });
}

/** Replaces the test's folder, which has a long name, by the usual one. */
function withShortPaths(verdict: ExerciseVerdict, folder: string): ExerciseVerdict {
  return JSON.parse(JSON.stringify(verdict).replaceAll(folder, 'practice'));
}

function openedView(
  exercise: Exercise,
  verdict: ExerciseVerdict,
  mistakes: readonly KnownMistake[],
  folder: string,
): View {
  return {
    ...firstView(courseIn(folder)),
    current: exercise,
    verdicts: { [exercise.name]: verdict },
    hints: textsOn(exercise),
    explains: true,
    note: 'A note.',
    mistakes,
  };
}

function complaintsAbout(view: View, size: Size, parts: readonly string[]): string[] {
  const lines = screenOf(view, size).map(stripVTControlCharacters);
  const inSight = withoutSpaces(lines.slice(-size.rows).join(''));
  const tooWide = lines.filter((line) => line.length > size.columns && line.trim().includes(' '));
  return [...missingIn(inSight, parts), ...tooWide].map(
    (what) => `failure ${view.failure}: ${what} is out of sight\n${lines.join('\n')}`,
  );
}

/** Lists what must be in sight of a failure, from top to bottom, without spaces. */
function partsOf(wrong: Trouble): string[] {
  const parts = isWrongAnswer(wrong) ? ['expected', 'got'] : ['Yourcode:'];
  if (wrong.where) parts.push(`open${wrong.where.file}:${wrong.where.line}`);
  return parts;
}

/** Lists the parts that a text does not have after those before them. */
function missingIn(text: string, parts: readonly string[]): string[] {
  let end = 0;
  return parts.filter((part) => {
    end = text.indexOf(part, end);
    return end < 0;
  });
}

/** Removes spaces, so that it does not matter where a line was broken. */
function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '');
}
