import type { Chapter, Example } from '../../coach/chapter.ts';
import { readChapter } from '../read-chapter.ts';
import type { Part } from './tasks.ts';

/** The examples of a part: those that a candidate sees, and the hidden ones. */
export interface PartExamples {
  readonly chapter: Chapter;
  readonly visible: readonly Example[];
  readonly hidden: readonly Example[];
}

/**
 * Divides the examples of a chapter. Visible are the first of each rule shown, and its first refusal, because no one can guess
 * that an error is expected.
 */
export function examplesOf({ step, rulesShown }: Part, root: string): PartExamples {
  const chapter = readChapter(step.name, root);
  const shown = chapter.rules.slice(0, rulesShown).map(({ name }) => name);
  const firstOf = (name: string, isSought: (example: Example) => boolean) =>
    chapter.examples.find((example) => example.rule === name && isSought(example)) ?? [];
  const visible = [...new Set(shown.flatMap((name) => [firstOf(name, () => true), firstOf(name, isRefusal)].flat()))];
  return { chapter, visible, hidden: chapter.examples.filter((example) => !visible.includes(example)) };
}

function isRefusal({ steps }: Example): boolean {
  return steps.some(({ text }) => text.startsWith('that is refused'));
}
