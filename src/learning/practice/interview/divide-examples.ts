import type { Chapter, Example } from '../../coach/chapter.ts';
import { readChapter } from '../../coach/chapters/read-chapter.ts';
import type { Exercise } from '../../coach/exercises.ts';

/** The examples of a chapter in an interview. */
export interface DividedExamples {
  readonly chapter: Chapter;
  readonly visible: readonly Example[];
  readonly hidden: readonly Example[];
}

/**
 * Divides the examples of a chapter for an interview. Visible are the first example of each shown
 * rule, and its first refusal, because nobody can guess what must be refused.
 * @param options - `rulesShown`: of how many rules examples are visible; of all by default
 */
export function divideExamples(
  { name }: Exercise,
  { rulesShown }: { readonly rulesShown?: number },
  root: string,
): DividedExamples {
  const chapter = readChapter(name, root);
  const visible = chapter.rules.slice(0, rulesShown).flatMap((rule) => {
    const examples = chapter.examples.filter((example) => example.rule === rule.name);
    const refusal = examples.find(isRefusal);
    return examples.filter((example, index) => index === 0 || example === refusal);
  });
  const hidden = chapter.examples.filter((example) => !visible.includes(example));
  return { chapter, visible, hidden };
}

function isRefusal({ steps }: Example): boolean {
  return steps.some(({ meaning }) => meaning === 'refuses');
}
