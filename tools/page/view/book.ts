import {
  type Chapter,
  countsHands,
  type Example,
  type Rule,
  type Sentence,
} from '../../coach/chapter.ts';
import { FAST } from '../../coach/units.ts';
import type { ChapterCode, PageMistake } from './exercise-code.ts';
import { slugsBelow } from './slugs.ts';

/** All that the page shows of the features, the exercises and the known mistakes. */
export interface Book {
  readonly chapters: readonly PageChapter[];
  readonly examples: readonly PageExample[];
}

/** A chapter; its name is its address on the page. */
export interface PageChapter extends Chapter<PageExample> {
  readonly rules: readonly PageRule[];
  readonly mistakes: readonly ExposedMistake[];
  readonly code: ChapterCode | undefined;
}

/** A rule; its slug is its address on the page. */
export interface PageRule extends Rule<PageExample> {
  readonly slug: string;
}

/** An example; its slug is its address on the page. */
export interface PageExample extends Example {
  readonly slug: string;
}

/** A common mistake, with the hands of the example that exposes it. */
export interface ExposedMistake extends Pick<PageMistake, 'wrong' | 'reason' | 'start'> {
  /** Its exercise, and its index among the mistakes of that: `pair/2`. */
  readonly id: string;
  readonly given: readonly Sentence[];
  readonly exposedBy: PageExample;
}

/** The last chapter, which has no feature: its number is its place in the contents. */
const FAST_CHAPTER: Omit<Chapter, 'number'> = {
  name: FAST,
  title: 'Make it fast',
  description:
    'The rules are right, but slow. An evaluator turns a hand into one number, its strength, and is much faster.',
  file: '',
  background: [],
  rules: [],
  examples: [],
  counts: [],
};

/**
 * Puts the exercises into their chapters, and each mistake into the chapter that catches it.
 * Chapters are in the order of their numbers.
 */
export function bookOf(features: readonly Chapter[], codes: readonly ChapterCode[]): Book {
  const unordered = [...features];
  if (codes.some(({ chapter }) => chapter === FAST)) {
    unordered.push({ ...FAST_CHAPTER, number: features.length + 1 });
  }
  const chapters = unordered
    .map((chapter) => pageChapter(chapter, codes))
    .toSorted((a, b) => a.number - b.number);
  return { chapters, examples: chapters.flatMap((chapter) => chapter.examples) };
}

function pageChapter(chapter: Chapter, codes: readonly ChapterCode[]): PageChapter {
  const rules = withAddresses(chapter);
  const scenarios = rules.flatMap((rule) => rule.scenarios);
  const examples = scenarios.flatMap((scenario) => scenario.examples);
  return {
    ...chapter,
    rules,
    examples,
    counts: examples.filter(countsHands),
    mistakes: mistakesExposedBy(examples, codes),
    code: codes.find((code) => code.chapter === chapter.name),
  };
}

/** Gives each rule and each example an address below the chapter. */
function withAddresses({ name: chapter, rules }: Chapter): PageRule[] {
  const newSlug = slugsBelow(chapter);
  return rules.map((rule) => ({
    ...rule,
    slug: newSlug(rule.name),
    scenarios: rule.scenarios.map((scenario) => ({
      ...scenario,
      examples: scenario.examples.map((example) => ({ ...example, slug: newSlug(example.name) })),
    })),
  }));
}

/** Finds the known mistakes that these examples expose. */
function mistakesExposedBy(
  examples: readonly PageExample[],
  codes: readonly ChapterCode[],
): ExposedMistake[] {
  const exampleAt = new Map(examples.map((example) => [example.location, example]));
  const mistakes: ExposedMistake[] = [];
  const known = codes.flatMap((code) => Object.entries(code.known));
  for (const [exercise, mistakesKnown] of known) {
    for (const [index, { wrong, reason, start, exposedBy: failure }] of mistakesKnown.entries()) {
      const id = `${exercise}/${index}`;
      const exposedBy = failure && exampleAt.get(failure.location);
      if (exposedBy) mistakes.push({ id, wrong, reason, start, given: failure.given, exposedBy });
    }
  }
  return mistakes;
}
