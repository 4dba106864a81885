import type { Where } from '../../machine/load/place-in.ts';
import type { LoadedFiles } from '../../machine/load/read-files.ts';
import type { Sentence } from './chapter.ts';

export type { Where };

export interface FailedExample {
  readonly location: string;
  readonly rule: string;
  readonly name: string;
  /** The lines before the sentence that failed. */
  readonly given: readonly string[];
  readonly sentence: string;
  readonly rows: readonly string[];
}

/** A wrong answer, or what happened instead of an answer. */
export interface Trouble {
  readonly example?: FailedExample;
  readonly hand?: string;
  /** What happened instead of an answer. */
  readonly message?: string;
  readonly expected?: string;
  readonly got?: string;
  /** The export to blame if no line is known. */
  readonly blamed?: string | undefined;
  /** The call that fails: `isFlush(parseCards('AC JC 8C 5C 3C'))`. */
  readonly call?: string;
  readonly where?: Where;
  readonly printed?: string;
  /** Set if a program does not know the question. */
  readonly isNotBegun?: true;
}

export type CounterExample = Trouble & Required<Pick<Trouble, 'hand' | 'expected' | 'got'>>;

/** An example that a solution fails. `given` are the sentences and rows with its cards. */
export interface Failure extends Pick<FailedExample, 'location' | 'rule' | 'name'> {
  readonly chapter: string;
  readonly given: readonly Sentence[];
}

/** A known mistake: its head comment, and how it fails. */
export interface KnownMistake {
  readonly wrong: string;
  readonly reason: string;
  /** Identifies the verdict on code with this mistake. */
  readonly fails: readonly string[];
  /** The first failing example of the rule that must catch it. */
  readonly exposedBy?: Failure;
  /** The hand or hands that expose it. */
  readonly hand?: string;
}

export interface Speed {
  readonly name: string;
  readonly handsPerSecond: number;
}

export interface ExerciseVerdict {
  readonly exercise: string;
  readonly examples: number;
  /** The locations of the failing examples. */
  readonly failed: readonly string[];
  /** The first failing example, or what ended the run. */
  readonly trouble?: Trouble;
  readonly others?: readonly Trouble[];
  readonly counterExample?: CounterExample;
  /** How many random hands were tried; undefined if it did not get that far. */
  readonly tried?: number;
  /** True if the counts are right, too; false before they are made. */
  readonly counted?: boolean;
  readonly printed?: string;
  /** The imported units that were replaced by ours. */
  readonly standIns?: readonly string[];
  /** Of the learner's evaluator, the rules, and our evaluators. */
  readonly speeds?: readonly Speed[];
}

export function isTrouble<Found extends object>(found: Found | Trouble): found is Trouble {
  return 'message' in found;
}

/** Lists all failures as shown. */
export const troublesOf = ({ trouble, others = [] }: ExerciseVerdict): readonly Trouble[] =>
  trouble ? [trouble, ...others] : [];

/** Begins an answer of code or of a program. */
const SAID = /^(?:\w+ returned|it answered) /;
export const gotText = (got: string): string => (SAID.test(got) ? got : `got ${got}`);

/**
 * Lists the failing examples or, if they all pass, the failing count, or the wrong hand and its
 * answer.
 */
export function failsIn({
  examples,
  failed,
  trouble,
  counterExample,
}: ExerciseVerdict): readonly string[] {
  if (failed.length > 0) return failed;
  return [
    (examples > 0 && trouble?.example?.location) || [], // not where code was stopped
    counterExample ? [counterExample.hand, counterExample.got.replace(SAID, '')] : [],
  ].flat();
}

export function sameMistakes(
  verdict: ExerciseVerdict,
  mistakes: readonly KnownMistake[],
): readonly KnownMistake[] {
  const fails = failsIn(verdict).join();
  return fails === '' ? [] : mistakes.filter((mistake) => mistake.fails.join() === fails);
}

export interface ExampleResult {
  readonly location: string;
  readonly status: 'passed' | 'failed' | 'not reached';
  readonly trouble?: Trouble;
}

export function resultsOf(verdict: ExerciseVerdict, locations: readonly string[]): ExampleResult[] {
  const { examples, tried, trouble: first } = verdict;
  const end =
    examples > 0 || tried !== undefined
      ? locations.length
      : locations.indexOf(first?.example?.location ?? '');
  return locations.map((location, index) => {
    const trouble = troublesOf(verdict).find(({ example }) => example?.location === location);
    if (trouble) return { location, status: 'failed', trouble };
    return { location, status: index < end ? 'passed' : 'not reached' };
  });
}

/**
 * Returns whether an exercise is done: its examples or its speed were tested, and nothing was
 * wrong.
 */
export const isDone = ({ examples, speeds, trouble, counterExample }: ExerciseVerdict): boolean =>
  (examples > 0 || speeds !== undefined) && !trouble && !counterExample;

/** The file of a unit and its imports. Paths are as the learner sees them. */
export interface Module {
  readonly unit: string;
  readonly files: LoadedFiles;
}

export type UnreadableModule = Pick<Trouble, 'where'> & { readonly message: string };
