import type { Chapter, Example } from '../../coach/chapter.ts';
import { readChapter } from '../../coach/chapters/read-chapter.ts';
import { chapterOf, type Exercise, examplesOf } from '../../coach/exercise.ts';

/** The examples of an exercise in an interview. */
export interface DividedExamples {
  readonly chapter: Chapter;
  /** Visible and hidden, in their order. */
  readonly all: readonly Example[];
  readonly visible: readonly Example[];
  readonly hidden: readonly Example[];
}

/**
 * Divides the examples of an exercise for an interview. Visible are the first example of each shown
 * rule, and its first refusal, because nobody can guess what must be refused.
 * @param options - `rulesShown`: of how many rules examples are visible; of all by default
 */
export function divideExamples(
  exercise: Exercise,
  { rulesShown }: { readonly rulesShown?: number },
  root: string,
): DividedExamples {
  const chapter = readChapter(chapterOf(exercise), root);
  const all = examplesOf(exercise, chapter.examples);
  const rules = [...new Set(all.map(({ rule }) => rule))];
  const visible = rules.slice(0, rulesShown).flatMap((rule) => {
    const examples = all.filter((example) => example.rule === rule);
    const refusal = examples.find(isRefusal);
    return examples.filter((example, index) => index === 0 || example === refusal);
  });
  const hidden = all.filter((example) => !visible.includes(example));
  return { chapter, all, visible, hidden };
}

function isRefusal({ steps }: Example): boolean {
  return steps.some(({ meaning }) => meaning === 'refuses');
}
