/** What the coach says about an exercise, as data; `explain/words.ts` puts it into words. */
import type { Where } from '../machine/load/place-in.ts';
import type { LoadedFiles } from '../machine/load/read-files.ts';
import type { Sentence } from './chapter.ts';
import type { FileName } from './units.ts';

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

/** What is known about a failure, besides what went wrong. */
interface Failing {
  readonly example?: FailedExample;
  /** The hand or hands, if it is not an example that fails. */
  readonly hand?: string;
  /** The export to blame if no line is known. */
  readonly blamed?: string;
  /** The call that fails: `isFlush(parseCards('AC JC 8C 5C 3C'))`. */
  readonly call?: string;
  readonly where?: Where;
  readonly printed?: string;
}

/** A wrong answer. */
export interface WrongAnswer extends Failing {
  readonly expected: string;
  readonly got: string;
  /** Says who answered, before the answer: `isPair returned`; empty if the answer says it all. */
  readonly intro?: string;
  /** The answer alone, if `got` adds the call. */
  readonly answer?: string;
  /** Set if an error is expected. */
  readonly isAboutRefusal?: true;
}

/** What happened instead of an answer. */
export interface Breakdown extends Failing {
  readonly message: string;
  /** The line of a syntax error, and a line with a caret below the place. */
  readonly excerpt?: string | undefined;
  /** Set if a program does not know the question, which is `call`. */
  readonly isNotBegun?: true;
  /** The line that would answer that question rightly. */
  readonly rightLine?: string | undefined;
  /** Set if nothing was run, because the program or the process does not start. */
  readonly isNotRun?: true | undefined;
}

/** Why an exercise is not done. */
export type Trouble = WrongAnswer | Breakdown;

/** A hand with a wrong answer, of random hands or of a count. */
export type CounterExample = WrongAnswer & Required<Pick<Failing, 'hand'>>;

/** An example that a solution fails. `given` are the sentences and rows with its cards. */
export interface Failure extends Pick<FailedExample, 'location' | 'rule' | 'name'> {
  readonly chapter: string;
  readonly given: readonly Sentence[];
}

/** A known mistake: its head comment, and how it fails. */
export interface KnownMistake {
  readonly wrong: string;
  readonly reason: string;
  /** Its answers, as `answers.ts` writes them. */
  readonly answers: string;
  /** An example of the rule that must catch it, with the cards that it is shown by, if it has any. */
  readonly exposedBy?: Failure;
  /** The hand or hands that expose it. */
  readonly hand?: string;
}

/** How fast an evaluator is. */
export interface Speed {
  readonly name: string;
  readonly handsPerSecond: number;
}

/** What fails of that which an exercise builds on. */
export interface Broken {
  readonly exercises: readonly string[];
  readonly wereDone: boolean;
}

/** What every verdict says. */
interface AnyVerdict {
  readonly exercise: string;
  /** The locations of the examples, in the order in which they are run. */
  readonly examples: readonly string[];
  /** How many of them, the first ones, are the learner's own (default: none). */
  readonly ownExamples?: number | undefined;
  /** What is wrong, in the order in which it is shown; empty if nothing is. */
  readonly troubles: readonly Trouble[];
  /** Set if the code had to be stopped; then the first trouble says why. */
  readonly isStopped?: true;
  /** Set if only the first failure is known, because the other examples still run. */
  readonly isGoingOn?: true;
  /** How many examples, the last ones, were left out, because the program ends and starts slowly. */
  readonly leftOut?: number | undefined;
  readonly printed?: string;
  /** Set if the exercise itself is right; then the troubles are those of what it builds on. */
  readonly broken?: Broken;
  /** A sign for each answer about the hands that tell known mistakes apart, if it was asked. */
  readonly handSigns?: string | undefined;
  /** The imported units that were replaced by ours. */
  readonly standIns?: readonly string[];
}

/** The code could not be read, does not run, or has not been begun. */
interface Unread extends AnyVerdict {
  readonly stage: 'read';
}

/** Some examples fail or, if only some were to be run, all of these pass. */
interface ByExamples extends AnyVerdict {
  readonly stage: 'examples';
}

/** All examples pass, and so do random hands, or one of them is wrong. */
interface ByHands extends AnyVerdict {
  readonly stage: 'random hands';
  /** How many hands were tried; none if the code was stopped. */
  readonly tried: number;
  /** Whether another verdict follows after the counts, which take longest. */
  readonly areCountsNext: boolean;
}

/** All examples pass, random hands do, and so do the counts, or one of them is wrong. */
interface ByCounts extends AnyVerdict {
  readonly stage: 'counts';
  readonly tried: number;
}

/** An evaluator was compared with the rules, and raced if it is right. */
interface ByRace extends AnyVerdict {
  readonly stage: 'race';
  readonly tried: number;
  /** Of the learner's evaluator, the rules, and our evaluators; empty if it is wrong. */
  readonly speeds: readonly Speed[];
}

/** What the coach found out about an exercise: the last stage that its code has reached. */
export type ExerciseVerdict = Unread | ByExamples | ByHands | ByCounts | ByRace;

/** A verdict of some stages. */
export type VerdictAt<Stage extends ExerciseVerdict['stage']> = Extract<
  ExerciseVerdict,
  { readonly stage: Stage }
>;

/** Tells trouble from what was read or answered: only trouble has a message. */
export function isTrouble<Result extends object>(result: Result | Breakdown): result is Breakdown {
  return 'message' in result;
}

/** Tells a wrong answer from what happened instead of an answer. */
export function isWrongAnswer(trouble: Trouble): trouble is WrongAnswer {
  return 'expected' in trouble;
}

/** Finds the hand that an exercise fails, of random hands or of a count. */
export function counterExampleIn({ troubles }: ExerciseVerdict): CounterExample | undefined {
  return troubles.find(isCounterExample);
}

function isCounterExample(trouble: Trouble): trouble is CounterExample {
  return isWrongAnswer(trouble) && trouble.hand !== undefined;
}

/** Writes an answer, with who gave it if that is known: `isPair returned false`. */
export function writeAnswer({ intro = '', got }: WrongAnswer): string {
  return `${intro} ${got}`.trim();
}

/** Writes what went wrong as a part of a sentence: `expected true, isPair returned false`. */
export function writeTrouble(trouble: Trouble): string {
  if (!isWrongAnswer(trouble)) return trouble.message;
  const { expected, intro, got } = trouble;
  const answer = intro === undefined ? `got ${got}` : writeAnswer(trouble);
  return `expected ${expected}${expected.includes(', because ') ? '. Instead ' : ', '}${answer}`;
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
 */
export function resultsOf(verdict: ExerciseVerdict): ExampleResult[] {
  const reached = reachedIn(verdict);
  return verdict.examples.map((location, index) => {
    const trouble = verdict.troubles.find(({ example }) => example?.location === location);
    if (trouble) return { location, status: 'failed', trouble };
    return { location, status: index < reached ? 'passed' : 'not reached' };
  });
}

/** Counts the examples that were run to their end. */
function reachedIn(verdict: ExerciseVerdict): number {
  const { stage, examples, troubles, isStopped, isGoingOn, leftOut = 0 } = verdict;
  const [first] = troubles;
  if (stage === 'read') return 0;
  const isStoppedInExample = stage === 'examples' && (isStopped || isGoingOn);
  return isStoppedInExample
    ? examples.indexOf(first?.example?.location ?? '')
    : examples.length - leftOut;
}

/**
 * Returns whether an exercise is done: its examples or its speed were tested, and nothing was
 * wrong.
 */
export function isDone({ stage, examples, troubles }: ExerciseVerdict): boolean {
  const isTested = examples.length > 0 || stage === 'race';
  return isTested && troubles.length === 0;
}

/** Returns whether code was not even asked all examples, so that it would be asked nothing else. */
export function endsEarly({ stage, isStopped, leftOut }: ExerciseVerdict): boolean {
  return stage === 'read' || isStopped === true || leftOut !== undefined;
}

/** The file of a unit and its imports. Paths are as the learner sees them. */
export interface Module {
  readonly unit: FileName;
  readonly files: LoadedFiles;
}

/** A file that could not be read, and why. */
export type UnreadableModule = Pick<Breakdown, 'message' | 'excerpt' | 'where'>;
