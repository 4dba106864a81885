/** The rule book as it is read: chapters, rules and examples in their order, each example with what came out in one run. */

export interface Book {
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  /** `pair`: the name of the file without its number, and the address of the chapter on the page. */
  readonly slug: string;
  /** From 1. */
  readonly number: number;
  readonly title: string;
  readonly prose: Prose;
  /** What is given in every example of the chapter. */
  readonly background: readonly Step[];
  readonly rules: readonly Rule[];
  readonly mistakes: readonly Mistake[];
}

/** Paragraphs. */
export type Prose = readonly string[];

export interface Rule {
  readonly slug: string;
  /** Empty for examples that stand under no rule. */
  readonly sentence: string;
  readonly prose: Prose;
  readonly scenarios: readonly Scenario[];
}

/** One example, or a table of examples that are told in the same sentences. */
export interface Scenario {
  readonly name: string;
  readonly prose: Prose;
  /** In a table with names such as `<cards>` in the place of its cells. */
  readonly steps: readonly Step[];
  /** The names over the cells; none when there is no table. */
  readonly columns: readonly string[];
  readonly examples: readonly Example[];
}

export interface Step {
  /** `Given`, `When`, `Then`, `And` or `But`. */
  readonly keyword: string;
  readonly text: string;
  readonly table: readonly (readonly string[])[];
}

export interface Example {
  readonly slug: string;
  /** Where it stands: `features/02-pair.feature:14`. */
  readonly place: string;
  readonly name: string;
  readonly cells: readonly string[];
  /** The sentences as they were run, those of the background first. */
  readonly sentences: readonly Sentence[];
  readonly result: Result;
}

/** A sentence without its keyword. */
export interface Sentence {
  readonly text: string;
  readonly table: readonly (readonly string[])[];
}

export interface Result {
  readonly status: 'passed' | 'failed' | 'not run';
  /** The sentence at which it failed. */
  readonly at?: string;
  readonly error?: string;
}

/** A usual way to get the chapter's rule wrong. */
export interface Mistake {
  readonly wrong: string;
  readonly reason: string;
  /** The example that exposes it. */
  readonly exposedBy: Example;
  /** What of it gives cards, without keywords; of a table of hands, only those that it takes. */
  readonly given: readonly string[];
}

/** All examples, in their order. */
export function examplesOf(part: Book | Chapter | Rule): readonly Example[] {
  if ('chapters' in part) return part.chapters.flatMap(examplesOf);
  if ('rules' in part) return part.rules.flatMap(examplesOf);
  return part.scenarios.flatMap(({ examples }) => examples);
}

/** How many of some examples passed. */
export function countPassed(examples: readonly Example[]): number {
  return examples.filter(({ result }) => result.status === 'passed').length;
}
