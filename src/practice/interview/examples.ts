import { type Chapter, type Example, readChapter } from '../chapter.ts';
import type { Part } from './tasks.ts';

/** The examples of a part: those that are shown to a candidate, and the others. */
export interface PartExamples {
  readonly chapter: Chapter;
  readonly visible: readonly Example[];
  readonly hidden: readonly Example[];
}

/** Parts the examples of a chapter: the first one of each rule that is shown is visible. */
export function examplesOf({ step, rulesShown }: Part, root: string): PartExamples {
  const chapter = readChapter(step.name, root);
  const shown = chapter.rules.slice(0, rulesShown).map(({ name }) => name);
  const visible = shown.flatMap((name) => chapter.examples.find(({ rule }) => rule === name) ?? []);
  return { chapter, visible, hidden: chapter.examples.filter((example) => !visible.includes(example)) };
}
