/** What the workbench finds in the page. */
import type { Example, Step } from '../../learning/coach/chapter.ts';
import type { KnownMistake } from '../../learning/coach/verdict.ts';

/** Texts by file name. */
export type Files = Readonly<Record<string, string>>;

/** The parts of an example that the coach needs to judge. */
export interface ExampleToJudge extends Pick<Example, 'location' | 'rule' | 'name'> {
  readonly steps: readonly Pick<Step, 'keyword' | 'text' | 'table'>[];
}

type ByName<Value> = Readonly<Record<string, Value>>;

/** What the workbench needs of the book; it is in the page as JSON. */
export interface BenchData {
  readonly stubs: Files;
  /** Our solutions and their helpers. */
  readonly ours: Files;
  /** By exercise. */
  readonly known: ByName<readonly Omit<KnownMistake, 'exposedBy'>[]>;
  readonly chapters: ByName<Readonly<Record<'examples' | 'counts', readonly ExampleToJudge[]>>>;
}
