import type { Example } from '../../coach/chapter.ts';
import type { Exercise } from '../../coach/exercises.ts';
import { readChapter } from '../read-package.ts';
import type { Task } from './tasks.ts';

/** The examples of an exercise: those that a candidate sees, and the hidden ones. */
export type DividedExamples = ReturnType<typeof examplesOf>;

/**
 * Divides the examples of a chapter. Visible are the first of each rule shown, and its first refusal, because no one can guess
 * that an error is expected.
 */
export function examplesOf({ name }: Exercise, { rulesShown }: Task, root: string) {
  const chapter = readChapter(name, root);
  const visible = chapter.rules.slice(0, rulesShown).flatMap((rule) => {
    const examples = chapter.examples.filter((example) => example.rule === rule.name);
    return examples.filter((example, index) => index === 0 || example === examples.find(isRefusal));
  });
  return { chapter, visible, hidden: chapter.examples.filter((example) => !visible.includes(example)) };
}

const isRefusal = ({ steps }: Example) => steps.some(({ text }) => text.startsWith('that is refused'));
