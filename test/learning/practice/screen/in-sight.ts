/** Checks a verdict on a usual and on a small screen. */
import { stripVTControlCharacters } from 'node:util';
import type { Exercise } from '../../../../src/learning/coach/exercises.ts';
import { inWords } from '../../../../src/learning/coach/explain/words.ts';
import {
  type ExerciseVerdict,
  type KnownMistake,
  troublesOf,
} from '../../../../src/learning/coach/verdict.ts';
import { courseIn } from '../../../../src/learning/practice/courses.ts';
import { screenOf } from '../../../../src/learning/practice/screen/screen.ts';
import { firstView } from '../../../../src/learning/practice/screen/view.ts';

/** Lists what is out of sight or in the wrong order with hints and explanations open. */
export function outOfSight(
  current: Exercise,
  found: ExerciseVerdict,
  mistakes: readonly KnownMistake[],
  folder: string,
): string[] {
  const verdict: ExerciseVerdict = JSON.parse(JSON.stringify(found).replaceAll(folder, 'practice'));
  const opened = {
    hints: { [current.name]: current.hints.length },
    explains: true,
    note: 'A note.',
    mistakes,
  };
  const view = {
    ...firstView(courseIn('practice')),
    current,
    verdicts: { [current.name]: verdict },
    ...opened,
  };
  const failures = troublesOf(verdict)[0] ? troublesOf(verdict) : [verdict.counterExample];
  return failures.flatMap((wrong, failure) =>
    Object.entries({ 80: 24, 60: 20 }).flatMap(([width, rows]) => {
      const columns = Number(width);
      const lines = screenOf({ ...view, failure }, { columns, rows }).map(stripVTControlCharacters);
      // Without spaces, so that it does not matter where a line was broken.
      const screen = lines.slice(-rows).join('').replaceAll(/\s/g, '');
      const parts = [
        `✗${inWords(verdict, [], failure).heading.replaceAll(' ', '')}`,
        ...(wrong?.expected === undefined ? [] : ['expected', 'got']),
        ...(wrong?.message === undefined ? [] : ['Yourcode:']),
        ...(wrong?.where ? [`open${wrong.where.file}:${wrong.where.line}`] : []),
        'qquit',
      ];
      let end = 0;
      const missing = parts.filter((part) => {
        end = screen.indexOf(part, end);
        return end < 0;
      });
      const wide = lines.filter((line) => line.length > columns && line.trim().includes(' '));
      return [...missing, ...wide].map(
        (what) => `failure ${failure}: ${what} is out of sight\n${lines.join('\n')}`,
      );
    }),
  );
}
