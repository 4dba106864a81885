/** The rule book as the page shows it: its chapters with addresses and mistakes. */
import { type Chapter, countsHands, type Example, type Rule } from '../../coach/chapter.ts';
import type { KnownMistake } from '../../coach/verdict.ts';
import { slugsBelow } from './slugs.ts';

export interface Book {
  readonly chapters: readonly PageChapter[];
  /** Those of all chapters, in their order. */
  readonly examples: readonly PageExample[];
}

export interface PageChapter extends Chapter<PageExample> {
  /** `pair`: its name, which is its address on the page. */
  readonly slug: string;
  readonly rules: readonly PageRule[];
  readonly mistakes: readonly Mistake[];
}

export interface PageRule extends Rule<PageExample> {
  readonly slug: string;
}

export interface PageExample extends Example {
  readonly slug: string;
}

/** A usual way to get the chapter's rule wrong. */
export interface Mistake {
  readonly wrong: string;
  readonly reason: string;
  /** The example that exposes it. */
  readonly exposedBy: PageExample;
}

/** How cards are written: nobody needs it to read, so it stands at the end, before the place where cards are typed. */
const READ_LAST = 'cards';

/** A part of the page: its name, which is its address, and the number of its feature or of its chapter in the walkthrough. */
export interface Numbered {
  readonly slug: string;
  readonly number: number;
}

/** In the order in which they are read on the page, which is that of their numbers but for one. */
export function inReadingOrder<Part extends Numbered>(parts: readonly Part[]): Part[] {
  const isLast = ({ slug }: Numbered) => Number(slug === READ_LAST);
  return parts.toSorted((one, other) => isLast(one) - isLast(other) || one.number - other.number);
}

/**
 * The whole book, in the order in which it is read on the page.
 *
 * @param mistakes - shown in the chapter that catches them
 */
export function bookOf(chapters: readonly Chapter[], mistakes: readonly KnownMistake[]): Book {
  const read = inReadingOrder(chapters.map((chapter) => pageChapter(chapter, mistakes)));
  return { chapters: read, examples: read.flatMap(({ examples }) => examples) };
}

function pageChapter(chapter: Chapter, mistakes: readonly KnownMistake[]): PageChapter {
  const { name: slug } = chapter;
  const newSlug = slugsBelow(slug);
  const pageExample = (example: Example): PageExample => ({ ...example, slug: newSlug(example.name) });
  const rules = chapter.rules.map((rule) => ({
    ...rule,
    slug: rule.name ? newSlug(rule.name) : slug,
    scenarios: rule.scenarios.map((scenario) => ({ ...scenario, examples: scenario.examples.map(pageExample) })),
  }));
  const examples = rules.flatMap(({ scenarios }) => scenarios.flatMap(({ examples }) => examples));
  const counts = examples.filter(countsHands);
  return { ...chapter, slug, rules, examples, counts, mistakes: mistakesIn(examples, mistakes) };
}

function mistakesIn(examples: readonly PageExample[], mistakes: readonly KnownMistake[]): Mistake[] {
  const exampleAt = new Map(examples.map((example) => [example.place, example]));
  return mistakes.flatMap(({ wrong, reason, exposedBy }) => {
    const example = exampleAt.get(exposedBy?.place ?? '');
    return example ? [{ wrong, reason, exposedBy: example }] : [];
  });
}
