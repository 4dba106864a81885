import { parseCards } from '../../src/cards/parse-cards.ts';
import type { Chapter, Example, Step } from '../coach/chapter.ts';
import { readChapter } from '../coach/chapters/read-chapter.ts';
import { chapterOf, type Exercise, examplesOf } from '../coach/exercise.ts';
import type { Task } from './tasks.ts';

/** The examples of an exercise in an interview. */
export interface DividedExamples {
  readonly chapter: Chapter;
  readonly visible: readonly Example[];
  readonly hidden: readonly Example[];
}

/**
 * Divides the examples of an exercise for an interview. Visible are the first example of each shown
 * rule, its first refusal, because nobody can guess what must be refused, and the last example with
 * the largest hands, if the task says how large they are.
 */
export function divideExamples(
  exercise: Exercise,
  { rulesShown, handSizes }: Pick<Task, 'rulesShown' | 'handSizes'>,
  root: string,
): DividedExamples {
  const chapter = readChapter(chapterOf(exercise), root);
  const all = examplesOf(exercise, chapter.examples).filter(
    (example) => !handSizes || handSizes.includes(handSizeOf(example)),
  );
  const rules = [...new Set(all.map(({ rule }) => rule))];
  const shown = rules.slice(0, rulesShown).flatMap((rule) => {
    const ofRule = all.filter((example) => example.rule === rule);
    return [ofRule[0], ofRule.find(isRefusal)];
  });
  if (handSizes) {
    const largest = Math.max(...handSizes);
    shown.push(all.findLast((example) => handSizeOf(example) === largest));
  }
  const isVisible = (example: Example) => shown.includes(example);
  return {
    chapter,
    visible: all.filter(isVisible),
    hidden: all.filter((example) => !isVisible(example)),
  };
}

function isRefusal({ steps }: Example): boolean {
  return steps.some(({ meaning }) => meaning === 'refuses');
}

/** Counts the cards of the largest hand in an example, with those on the board. */
export function handSizeOf({ steps }: Example): number {
  const sizesOf = (wanted: Step['meaning']) =>
    steps.filter(({ meaning }) => meaning === wanted).map(cardsIn);
  const [onBoard = 0] = sizesOf('board');
  return Math.max(...sizesOf('holds')) + onBoard;
}

function cardsIn(step: Step): number {
  const { text = '' } = step.arguments.find(({ type }) => type === 'cards') ?? {};
  return parseCards(text).length;
}
