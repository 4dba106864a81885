/** Looks at a verdict on a usual screen. */
import { stripVTControlCharacters } from 'node:util';
import type { Exercise } from '../../../src/coach/exercises.ts';
import { type ExerciseVerdict, type KnownMistake, troublesOf } from '../../../src/coach/verdict.ts';
import { courseIn } from '../../../src/practice/practise.ts';
import { screenOf } from '../../../src/practice/screen/screen.ts';
import { firstView } from '../../../src/practice/screen/view.ts';

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
  return (troublesOf(verdict)[0] ? troublesOf(verdict) : [verdict.counterExample]).flatMap((wrong, failure) => {
    const lines = screenOf({ ...view, failure }, { columns: 80, rows: 24 }).map(stripVTControlCharacters);
    // Without spaces, so that it does not matter where a line was broken.
    const screen = lines.slice(-24).join('').replaceAll(/\s/g, '');
    const parts = [
      'qquit',
      ...(wrong?.expected === undefined ? [] : ['expected', 'got']),
      ...(wrong?.where ? [`open${wrong.where.file}:${wrong.where.line}`] : []),
      ...(wrong?.message === undefined ? [] : ['Yourcode:']),
    ].filter((part) => !screen.includes(part));
    return parts.map((part) => `failure ${failure}: ${part} is out of sight\n${lines.join('\n')}`);
  });
}
