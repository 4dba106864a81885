/** What the coach finds out about a learner's code. */
import type { Where } from '../load/place-in.ts';
import type { LoadedFiles } from '../load/read-files.ts';
import type { Sentence } from './chapter.ts';

export type { Where };

/** An example that fails. */
export interface FailedExample {
  readonly place: string;
  readonly rule: string;
  readonly name: string;
  /** What is given, up to the sentence that failed. */
  readonly given: readonly string[];
  readonly sentence: string;
  /** The table below that sentence. */
  readonly rows: readonly string[];
}

/** An unexpected answer, or what happened instead of one. */
export interface Trouble {
  readonly example?: FailedExample;
  /** The hand that comes out wrong. */
  readonly hand?: string;
  /** What happened when there was no answer. */
  readonly message?: string;
  readonly expected?: string;
  readonly got?: string;
  /** The export that is to blame, where no line is. */
  readonly asked?: string | undefined;
  /** The call that fails, to be tried: `isFlush(parseCards('AC JC 8C 5C 3C'))`. */
  readonly call?: string;
  readonly where?: Where;
  readonly printed?: string;
  /** A program does not know the question yet. */
  readonly isNotBegun?: true;
}

export type CounterExample = Trouble & Required<Pick<Trouble, 'hand' | 'expected' | 'got'>>;

/** An example that a solution fails, with the sentences and rows that give its cards. */
export interface Failure extends Pick<FailedExample, 'place' | 'rule' | 'name'> {
  readonly chapter: string;
  readonly given: readonly Sentence[];
}

/** A known mistake: what its head comment says, and how it fails. */
export interface KnownMistake {
  readonly wrong: string;
  readonly reason: string;
  /** Identifies the verdict on code with this mistake. */
  readonly fails: readonly string[];
  /** The first example that exposes it, of the rule that must catch it. */
  readonly exposedBy?: Failure;
  /** The hand that exposes it, unless there are many. */
  readonly hand?: string;
}

export interface Speed {
  readonly name: string;
  readonly handsPerSecond: number;
}

export interface ExerciseVerdict {
  readonly exercise: string;
  readonly examples: number;
  /** The places of the examples that fail. */
  readonly failed: readonly string[];
  /** The first example that fails, or what ended the run. */
  readonly trouble?: Trouble;
  readonly others?: readonly Trouble[];
  readonly counterExample?: CounterExample;
  /** How many random hands were tried; undefined when it did not get that far. */
  readonly tried?: number;
  /** Whether its counts are right, too; false before they are made. */
  readonly counted?: boolean;
  readonly printed?: string;
  /** The imported units that are not done: ours stood in. */
  readonly standIns?: readonly string[];
  /** Of the learner's evaluator, the rules, and others of ours. */
  readonly speeds?: readonly Speed[];
}

/** Says whether something ended in trouble. */
export function isTrouble<Found extends object>(found: Found | Trouble): found is Trouble {
  return 'message' in found;
}

/** Lists all failures, in the order in which they are shown. */
export const troublesOf = ({ trouble, others = [] }: ExerciseVerdict): readonly Trouble[] =>
  trouble ? [trouble, ...others] : [];

/** How an answer is told, of code and of a program. */
const SAID = /^(?:\w+ returned|it answered) /;

/** Lists what fails: the examples and, where they all pass, a count or a hand and its answer. */
export function failsIn({ failed, trouble, counterExample }: ExerciseVerdict): readonly string[] {
  if (failed.length > 0) return failed;
  return [
    trouble?.example?.place ?? [],
    counterExample ? [counterExample.hand, counterExample.got.replace(SAID, '')] : [],
  ].flat();
}

/** Finds the known mistakes that fail in the same way. */
export function sameMistakes(verdict: ExerciseVerdict, mistakes: readonly KnownMistake[]): readonly KnownMistake[] {
  const fails = failsIn(verdict).join();
  return fails === '' ? [] : mistakes.filter((mistake) => mistake.fails.join() === fails);
}

export interface ExampleResult {
  readonly place: string;
  readonly status: 'passed' | 'failed' | 'not reached';
  readonly trouble?: Trouble;
}

/** Says how each example came out, given their places. */
export function resultsOf(verdict: ExerciseVerdict, places: readonly string[]): ExampleResult[] {
  const { examples, tried, trouble: first } = verdict;
  const end = examples > 0 || tried !== undefined ? places.length : places.indexOf(first?.example?.place ?? '');
  return places.map((place, index) => {
    const trouble = troublesOf(verdict).find(({ example }) => example?.place === place);
    if (trouble) return { place, status: 'failed', trouble };
    return { place, status: index < end ? 'passed' : 'not reached' };
  });
}

/** Says whether an exercise is done: examples or its speed were asked, and all was right. */
export const isDone = ({ examples, speeds, trouble, counterExample }: ExerciseVerdict): boolean =>
  (examples > 0 || speeds !== undefined) && !trouble && !counterExample;

/** The file of a unit, and those that it imports; paths are as the learner sees them. */
export interface Module {
  readonly unit: string;
  readonly files: LoadedFiles;
}

/** A file that cannot be run. */
export type UnreadableModule = Pick<Trouble, 'where'> & { readonly message: string };
