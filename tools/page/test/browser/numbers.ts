/** The numbers that the page must say, from the data of which it is made. */
import { readChapter } from '../../../coach/chapters/read-chapter.ts';
import { chapterOf, examplesOf } from '../../../coach/exercise.ts';
import { EXERCISES, exerciseNamed } from '../../../coach/exercises.ts';
import { readMistakesIn } from '../../../coach/read-package.ts';

/** How many exercises there are. */
export const EXERCISE_COUNT = EXERCISES.length;

/** Counts the examples of an exercise, without the counts of hands. */
export function exampleCount(name: string): number {
  const exercise = exerciseNamed(name);
  return examplesOf(exercise, readChapter(chapterOf(exercise), '.').examples).length;
}

/** Counts the wrong programs of an exercise. */
export const wrongProgramCount = (name: string): number =>
  readMistakesIn(exerciseNamed(name), '.').length;
