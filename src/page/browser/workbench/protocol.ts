/** What the workbench gets from the page, and what it and its worker tell each other. */
import type { Example, Step } from '../../../coach/chapter.ts';
import type { Exercise } from '../../../coach/exercises.ts';
import type { KnownMistake } from '../../../coach/verdict.ts';

/** Texts by the names of their files. */
export type Files = Readonly<Record<string, string>>;

/** What the coach reads of an example when it judges. */
export interface ExampleToJudge extends Pick<Example, 'place' | 'rule' | 'name'> {
  readonly steps: readonly Omit<Step, 'arguments'>[];
}

type ByName<Value> = Readonly<Record<string, Value>>;

export interface BenchData {
  /** What an exercise begins with. */
  readonly stubs: Files;
  /** Our solutions, and what they import beside them. */
  readonly ours: Files;
  /** By exercise; the example that exposes a mistake stands in the page already. */
  readonly known: ByName<readonly Omit<KnownMistake, 'exposedBy'>[]>;
  readonly chapters: ByName<Readonly<Record<'examples' | 'counts', readonly ExampleToJudge[]>>>;
}

/** Asks for a verdict on an exercise. */
export interface Judging extends Pick<Exercise, 'name' | 'units'> {
  readonly files: Files;
}

/** The chapters come first. */
export type ToWorker = Pick<BenchData, 'chapters'> | Judging;

/** Names the files that an exercise asks for. */
export const filesOf = ({ units }: Exercise): string[] => units.map((unit) => `${unit}.ts`);
