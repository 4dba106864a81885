/** The examples that a wrong solution of a unit fails, by the coach's own part of Cucumber. */

import type { Example } from '../../src/learning/coach/chapter.ts';
import { moduleOf } from '../../src/learning/coach/read-package.ts';
import { failureIn } from '../../src/learning/coach/run/failure-in.ts';
import { fillHost } from '../../src/learning/coach/run/host.ts';
import { type LearnerSolution, readModules } from '../../src/learning/coach/run/read-modules.ts';
import { rulesOf } from '../../src/solution/rules.ts';
import { readChapters } from '../page/matched.ts';

const chapters = readChapters();

/**
 * Lists the examples of all chapters that it fails, without counts, each with the sentence at which
 * it does.
 */
export function failuresOf(
  unit: string,
  path: string,
): (Example & Record<'chapter' | 'sentence', string>)[] {
  fillHost({
    send() {},
    mismatchIn: () => undefined,
    chapter: () => chapters[0] as (typeof chapters)[0],
  });
  const rules = rulesOf(readModules([moduleOf(unit, path)]) as LearnerSolution);
  return chapters.flatMap(({ name: chapter, examples }) =>
    examples.flatMap((example) => {
      const failure = failureIn(example, rules);
      return failure ? [{ ...example, chapter, sentence: failure.at.sentence }] : [];
    }),
  );
}
