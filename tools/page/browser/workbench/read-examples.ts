/** Reads the sentences of examples, which are in the page as text. */
import type { Chapter, Example } from '../../../coach/chapter.ts';
import { readSentence } from '../../../coach/chapters/find-step.ts';
import type { ChapterToJudge, ExampleToJudge } from '../../view/packed-chapters.ts';

/** Reads what the coach asks of a chapter: its examples and its counts. */
export function readChapterToJudge({ examples, counts }: ChapterToJudge): Chapter {
  return {
    examples: examples.map(readExample),
    counts: counts.map(readExample),
  } as Partial<Chapter> as Chapter;
}

/** Reads the sentences of an example. */
export function readExample(example: ExampleToJudge): Example {
  const steps = example.steps.map((step) => ({ ...step, ...readSentence(step.text) }));
  return { ...example, cells: [], steps };
}
