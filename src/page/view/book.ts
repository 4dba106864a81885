/** The rule book as shown: its chapters with addresses, code and mistakes. */
import { type Chapter, countsHands, type Example, type Rule, type Sentence } from '../../coach/chapter.ts';
import { FAST } from '../../coach/units.ts';
import type { KnownMistake } from '../../coach/verdict.ts';
import type { ExerciseCode } from '../build/exercise-code.ts';
import { slugsBelow } from './slugs.ts';

export interface Book {
  /** In the order in which they are read on the page. */
  readonly chapters: readonly PageChapter[];
  /** Those of all chapters, in their order. */
  readonly examples: readonly PageExample[];
}

/** A chapter, whose name is its address. */
export interface PageChapter extends Chapter<PageExample> {
  readonly rules: readonly PageRule[];
  readonly mistakes: readonly Mistake[];
  /** That of its exercise. */
  readonly code: ExerciseCode | undefined;
}

export interface PageRule extends Rule<PageExample> {
  readonly slug: string;
}

export interface PageExample extends Example {
  readonly slug: string;
}

/** A usual way to get the chapter's rule wrong. */
export interface Mistake extends Pick<KnownMistake, 'wrong' | 'reason'> {
  /** The hands that show it. */
  readonly given: readonly Sentence[];
  /** The example that exposes it. */
  readonly exposedBy: PageExample;
}

/** The chapter of the exercise that has no feature, after all others. */
const FAST_CHAPTER = {
  ...{ file: '', background: [], rules: [], examples: [], counts: [] },
  name: FAST,
  title: 'Make it fast',
  description: 'The rules are right. An evaluator gives the same answers as a number, and much faster.',
};

/** Makes the book, with exercises in their chapters and mistakes in those that catch them. */
export function bookOf(features: readonly Chapter[], exercises: readonly ExerciseCode[]): Book {
  const fast = exercises.some(({ exercise }) => exercise === FAST);
  const chapters = [...features, ...(fast ? [{ ...FAST_CHAPTER, number: features.length + 1 }] : [])]
    .map((chapter) => pageChapter(chapter, exercises))
    .toSorted((one, other) => one.number - other.number);
  return { chapters, examples: chapters.flatMap(({ examples }) => examples) };
}

function pageChapter(chapter: Chapter, exercises: readonly ExerciseCode[]): PageChapter {
  const { name } = chapter;
  const newSlug = slugsBelow(name);
  const pageExample = (example: Example): PageExample => ({ ...example, slug: newSlug(example.name) });
  const rules = chapter.rules.map((rule) => ({
    ...rule,
    slug: newSlug(rule.name),
    scenarios: rule.scenarios.map((scenario) => ({ ...scenario, examples: scenario.examples.map(pageExample) })),
  }));
  const examples = rules.flatMap(({ scenarios }) => scenarios.flatMap(({ examples }) => examples));
  const exampleAt = new Map(examples.map((example) => [example.place, example]));
  const mistakes = exercises.flatMap(({ known }) =>
    known.flatMap(({ wrong, reason, exposedBy: failure }) => {
      const exposedBy = exampleAt.get(failure?.place ?? '');
      return failure && exposedBy ? [{ wrong, reason, given: failure.given, exposedBy }] : [];
    }),
  );
  const code = exercises.find(({ exercise }) => exercise === name);
  return { ...chapter, rules, examples, counts: examples.filter(countsHands), mistakes, code };
}
