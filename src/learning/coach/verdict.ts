/** What the coach says about an exercise, as data; `explain/words.ts` puts it into words. */
import type { Where } from '../../machine/load/place-in.ts';
import type { LoadedFiles } from '../../machine/load/read-files.ts';
import type { Sentence } from './chapter.ts';
import type { Unit } from './units.ts';

/** A line of the learner's files. */
export type { Where };

/** An example as the learner sees it, up to the sentence that failed. */
export interface FailedExample {
  /** Identifies the example: `features/02-pair.feature:14`. */
  readonly location: string;
  readonly rule: string;
  readonly name: string;
  /** The lines before the sentence that failed. */
  readonly given: readonly string[];
  readonly sentence: string;
  /** The table below the sentence. */
  readonly rows: readonly string[];
}

/** A wrong answer, or what happened instead of an answer. */
export interface Trouble {
  readonly example?: FailedExample;
  /** The hand or hands, if it is not an example that went wrong. */
  readonly hand?: string;
  /** What happened instead of an answer. */
  readonly message?: string;
  readonly expected?: string;
  readonly got?: string;
  /** The export to blame if no line is known. */
  readonly blamed?: string;
  /** The call that fails: `isFlush(parseCards('AC JC 8C 5C 3C'))`. */
  readonly call?: string;
  readonly where?: Where;
  readonly printed?: string;
  /** Set if a program does not know the question. */
  readonly isNotBegun?: true;
}

/** A hand with a wrong answer, of random hands or of a count. */
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

/** How fast an evaluator is. */
export interface Speed {
  readonly name: string;
  readonly handsPerSecond: number;
}

/** What the coach found out about an exercise. */
export interface ExerciseVerdict {
  readonly exercise: string;
  /** How many examples were run; 0 if the code was stopped or could not be read. */
  readonly examples: number;
  /** The locations of the failing examples. */
  readonly failed: readonly string[];
  /** The first failing example, or what ended the run. */
  readonly trouble?: Trouble;
  /** The other failing examples. */
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

/** Tells trouble from what was read or answered: only trouble has a message. */
export function isTrouble<Result extends object>(result: Result | Trouble): result is Trouble {
  return 'message' in result;
}

/** Lists all failures, in the order in which they are shown. */
export function troublesOf({ trouble, others = [] }: ExerciseVerdict): readonly Trouble[] {
  return trouble ? [trouble, ...others] : [];
}

/** Begins an answer that names who gave it: the code, or a program. */
const WHO_ANSWERED = /^(?:\w+ returned|it answered) /;

/** Writes an answer as a part of a sentence: `isPair returned false`, or `got false`. */
export function gotText(got: string): string {
  return WHO_ANSWERED.test(got) ? got : `got ${got}`;
}

/**
 * Identifies how code fails: by the locations of the failing examples or, if they all pass, by that
 * of the failing count, or by the wrong hand and its answer.
 */
export function failsIn(verdict: ExerciseVerdict): readonly string[] {
  const { examples, failed, trouble, counterExample } = verdict;
  if (failed.length > 0) return failed;
  if (counterExample) {
    return [counterExample.hand, counterExample.got.replace(WHO_ANSWERED, '')];
  }
  // Without examples the code was stopped, and the location only says when.
  const count = examples > 0 ? trouble?.example?.location : undefined;
  return count === undefined ? [] : [count];
}

/** Finds the known mistakes that fail in the same way as the code. */
export function sameMistakes(
  verdict: ExerciseVerdict,
  mistakes: readonly KnownMistake[],
): readonly KnownMistake[] {
  const fails = failsIn(verdict).join();
  return fails === '' ? [] : mistakes.filter((mistake) => mistake.fails.join() === fails);
}

/** What became of one example. */
export interface ExampleResult {
  readonly location: string;
  readonly status: 'passed' | 'failed' | 'not reached';
  readonly trouble?: Trouble;
}

/**
 * Says of each example whether it passed. If the code was stopped, the examples from there on were
 * not reached.
 * @param locations - of the examples, in the order in which they were run
 */
export function resultsOf(verdict: ExerciseVerdict, locations: readonly string[]): ExampleResult[] {
  const reached = reachedIn(verdict, locations);
  const troubles = troublesOf(verdict);
  return locations.map((location, index) => {
    const trouble = troubles.find(({ example }) => example?.location === location);
    if (trouble) return { location, status: 'failed', trouble };
    return { location, status: index < reached ? 'passed' : 'not reached' };
  });
}

/** Counts the examples that were run to their end. */
function reachedIn(verdict: ExerciseVerdict, locations: readonly string[]): number {
  const { examples, tried, trouble } = verdict;
  const isThrough = examples > 0 || tried !== undefined;
  return isThrough ? locations.length : locations.indexOf(trouble?.example?.location ?? '');
}

/**
 * Returns whether an exercise is done: its examples or its speed were tested, and nothing was
 * wrong.
 */
export function isDone(verdict: ExerciseVerdict): boolean {
  const { examples, speeds, trouble, counterExample } = verdict;
  const isTested = examples > 0 || speeds !== undefined;
  return isTested && !trouble && !counterExample;
}

/** The file of a unit and its imports. Paths are as the learner sees them. */
export interface Module {
  readonly unit: Unit;
  readonly files: LoadedFiles;
}

/** A file that could not be read, and why. */
export type UnreadableModule = Pick<Trouble, 'where'> & { readonly message: string };
