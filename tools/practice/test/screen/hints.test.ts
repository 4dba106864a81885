/** Which hints `h` gives on which failure, and their numbers. */
import './package-elsewhere.ts';
import { readChapter } from '../../../coach/chapters/read-chapter.ts';
import {
  chapterOf,
  type Exercise,
  examplesOf,
  hasExamples,
  hintsOn,
} from '../../../coach/exercise.ts';
import { EXERCISES } from '../../../coach/exercises.ts';
import type { Trouble } from '../../../coach/verdict.ts';
import { misplacedHints } from './hints-walk.ts';
import { FAILS, textsOn, verdictOn, WRONG_ANSWER } from './views.ts';

const TOO_SLOW = 'it is right, but only 1.2 times as fast as the rules: it must be 3 times';

/** Lists all failures of an exercise: of each example and count, and those without an example. */
function failuresOf(exercise: Exercise): Trouble[] {
  const { examples, counts } = hasExamples(exercise)
    ? readChapter(chapterOf(exercise), '.')
    : { examples: [], counts: [] };
  const ofExamples = examplesOf(exercise, [...examples, ...counts]).map((example) => ({
    ...WRONG_ANSWER,
    example: { ...example, given: [], sentence: '', rows: [] },
  }));
  const ofHand = { ...WRONG_ANSWER, hand: '7C 5C 4C 3C 2D' };
  return [...ofExamples, ofHand, { message: hasExamples(exercise) ? 'it threw' : TOO_SLOW }];
}

describe.each(EXERCISES)('a hint on $name', (exercise) => {
  const troubles = failuresOf(exercise);

  test('keeps its number, and to the failures that the exercise names', () => {
    const verdict = verdictOn(exercise, { ...FAILS, troubles });
    expect(misplacedHints(exercise, verdict)).toEqual([]);
  });

  test('helps with some failure', () => {
    const helpful = troubles.flatMap((failure) => hintsOn(exercise, failure));
    expect(new Set(helpful.map(({ text }) => text))).toEqual(new Set(textsOn(exercise)));
  });
});
