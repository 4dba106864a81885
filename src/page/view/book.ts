import {
  type Chapter,
  countsHands,
  type Example,
  type Rule,
  type Sentence,
} from '../../learning/coach/chapter.ts';
import { FAST } from '../../learning/coach/units.ts';
import type { KnownMistake } from '../../learning/coach/verdict.ts';
import type { ExerciseCode } from '../build/exercise-code.ts';
import { slugsBelow } from './slugs.ts';

export interface Book {
  readonly chapters: readonly PageChapter[];
  readonly examples: readonly PageExample[];
}

/** A chapter; its name is its address on the page. */
export interface PageChapter extends Chapter<PageExample> {
  readonly rules: readonly PageRule[];
  readonly mistakes: readonly Mistake[];
  readonly code: ExerciseCode | undefined;
}

export interface PageRule extends Rule<PageExample> {
  readonly slug: string;
}

export interface PageExample extends Example {
  readonly slug: string;
}

/** A common mistake, with the hands of the example that exposes it. */
export interface Mistake extends Pick<KnownMistake, 'wrong' | 'reason'> {
  readonly given: readonly Sentence[];
  readonly exposedBy: PageExample;
}

/** The last chapter, which has no feature. */
const FAST_CHAPTER = {
  ...{ file: '', background: [], rules: [], examples: [], counts: [] },
  name: FAST,
  title: 'Make it fast',
  description:
    'The rules are right. An evaluator gives the same answers as a number, and much faster.',
};

/** Puts each exercise into its own chapter, and each mistake into the chapter that catches it. */
export function bookOf(features: readonly Chapter[], exercises: readonly ExerciseCode[]): Book {
  const fast = exercises.some(({ exercise }) => exercise === FAST);
  const chapters = [
    ...features,
    ...(fast ? [{ ...FAST_CHAPTER, number: features.length + 1 }] : []),
  ]
    .map((chapter) => pageChapter(chapter, exercises))
    .toSorted((one, other) => one.number - other.number);
  return { chapters, examples: chapters.flatMap(({ examples }) => examples) };
}

function pageChapter(chapter: Chapter, exercises: readonly ExerciseCode[]): PageChapter {
  const { name } = chapter;
  const newSlug = slugsBelow(name);
  const pageExample = (example: Example): PageExample => ({
    ...example,
    slug: newSlug(example.name),
  });
  const rules = chapter.rules.map((rule) => ({
    ...rule,
    slug: newSlug(rule.name),
    scenarios: rule.scenarios.map((scenario) => ({
      ...scenario,
      examples: scenario.examples.map(pageExample),
    })),
  }));
  const examples = rules.flatMap(({ scenarios }) =>
    scenarios.flatMap((scenario) => scenario.examples),
  );
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
