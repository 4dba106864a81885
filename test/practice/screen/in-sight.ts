/** Looks at a verdict on a usual screen. */
import { stripVTControlCharacters } from 'node:util';
import type { Exercise } from '../../../src/coach/exercises.ts';
import { type ExerciseVerdict, type KnownMistake, type Trouble, troublesOf } from '../../../src/coach/verdict.ts';
import { courseIn } from '../../../src/practice/practise.ts';
import { screenOf } from '../../../src/practice/screen/screen.ts';
import { firstView, type View } from '../../../src/practice/screen/view.ts';

const SIZE = { columns: 80, rows: 24 };

/** Says what is out of sight, whatever is opened; nothing when all is as it should be. */
export function outOfSight(
  current: Exercise,
  found: ExerciseVerdict,
  mistakes: readonly KnownMistake[],
  folder: string,
): string[] {
  const { name, hints } = current;
  const verdict: ExerciseVerdict = JSON.parse(JSON.stringify(found).replaceAll(folder, 'practice'));
  const opened = { hints: { [name]: hints.length }, explains: true, note: 'A note.', mistakes };
  const view = { ...firstView(courseIn('practice')), current, verdicts: { [name]: verdict }, ...opened };
  return (troublesOf(verdict)[0] ? troublesOf(verdict) : [verdict.counterExample]).flatMap((wrong, failure) =>
    missing({ ...view, failure }, wrong),
  );
}

function missing(view: View, wrong: Trouble | undefined): string[] {
  const lines = screenOf(view, SIZE).map(stripVTControlCharacters);
  // Without spaces, so that it does not matter where a line was broken.
  const screen = lines.slice(-SIZE.rows).join('').replaceAll(/\s/g, '');
  const parts = [
    'qquit',
    ...(wrong?.expected === undefined ? [] : [/expected(.+?)got(.+?)open/]),
    ...(wrong?.where ? [`open${wrong.where.file}:${wrong.where.line}`] : []),
    ...(wrong?.message === undefined ? [] : ['Yourcode:']),
  ];
  const isSeen = (part: string | RegExp) => (typeof part === 'string' ? screen.includes(part) : part.test(screen));
  const wide = lines.filter((line) => line.length > SIZE.columns);
  return [...parts.filter((part) => !isSeen(part)), ...wide].map(
    (what) => `failure ${view.failure}: ${what} is out of sight\n${lines.join('\n')}`,
  );
}
