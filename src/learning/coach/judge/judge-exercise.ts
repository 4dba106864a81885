import { BadExport } from '../../../machine/load/exports-of.ts';
import { show } from '../../../machine/words/show.ts';
import { rulesOf } from '../../../solution/rules.ts';
import type { Example } from '../chapter.ts';
import { showBoth, troubleOf } from '../explain/explain-failure.ts';
import { findWrongCall, writtenCall } from '../explain/find-wrong-call.ts';
import { type Exposure, failureIn, upTo } from '../run/failure-in.ts';
import { host } from '../run/host.ts';
import type { ExerciseJob } from '../run/jobs.ts';
import { type Call, lastCalls } from '../run/last-call.ts';
import type { LearnerSolution } from '../run/read-modules.ts';
import { FAST } from '../units.ts';
import { type ExerciseVerdict, isDone, type Trouble } from '../verdict.ts';
import { describe, findCounterExample } from './find-counterexample.ts';
import { judgeEvaluator } from './make-it-fast.ts';

interface Attempt extends Pick<ExerciseJob, 'exercise' | 'shown' | 'seed'> {
  readonly solution: LearnerSolution;
  /** Reads the solution again; for a race without counting its turns. */
  readonly readAgain?: (isCounted?: boolean) => LearnerSolution;
}

/** Judges an exercise. @param onVerdict - gets the verdict before the counts, which take longest */
export function judgeWhole(
  attempt: Attempt,
  onVerdict: (verdict: ExerciseVerdict) => void = () => {},
): ExerciseVerdict {
  const { exercise, solution, readAgain } = attempt;
  host.start();
  if (exercise === FAST && solution.evaluator)
    return judgeEvaluator(exercise, solution.evaluator, () => readAgain?.(false).evaluator);
  const verdict = judgeExamples(attempt);
  if (!isDone(verdict) || attempt.shown || host.chapter(exercise).counts.length === 0)
    return verdict;
  onVerdict({ ...verdict, counted: false });
  host.start();
  return judgeCounts(verdict, attempt);
}

function judgeExamples(attempt: Attempt): ExerciseVerdict {
  const { exercise, shown } = attempt;
  const examples = host
    .chapter(exercise)
    .examples.filter(({ location }) => shown?.includes(location) ?? true);
  const troubles = examples.flatMap((example) => judgeExample(attempt, example) ?? []);
  const unrelated = troubles.find(({ example }) => !example);
  if (unrelated) return { exercise, examples: 0, failed: [], trouble: unrelated };
  // Or the ladder may be wrong.
  const wrong = exercise === 'ranking' ? undefined : troubles.find((one) => one.blamed)?.blamed;
  const [trouble, ...others] = troubles.map(({ last, ...one }) => ({
    ...one,
    blamed: one.blamed ?? wrong ?? last,
  }));
  const failed = [trouble, ...others].flatMap((one) => one?.example?.location ?? []);
  const verdict = { exercise, examples: examples.length, failed };
  if (trouble) return { ...verdict, trouble, others: others.length > 0 ? others : undefined };
  const printed = host.takePrinted();
  if (shown) return { ...verdict, ...printed };
  host.send({ kind: 'at', beyond: 'on random hands' });
  const found = host.quiet(() => judgeByHands(attempt));
  host.takePrinted();
  return { ...verdict, ...printed, ...found };
}

type Failing = Trouble & { readonly last?: string | undefined };

/** Runs an example; returns what is wrong, if anything, and the last export that was called. */
function judgeExample(
  { exercise, solution, readAgain }: Attempt,
  example: Example,
): Failing | undefined {
  host.send({ kind: 'at', example: upTo(example) });
  host.takePrinted();
  const failure = failureIn(example, rulesOf(solution));
  if (!failure) return undefined;
  const { error, calls, at } = failure;
  if (error instanceof BadExport) return troubleOf(error, undefined); // not about this example
  const printed = host.takePrinted();
  const wrong = findWrongCall(calls, readAgain);
  const last = exercise === 'ranking' ? undefined : calls.at(-1);
  const trouble = { ...troubleOf(error, wrong ?? last), example: at, ...printed, ...named(wrong) };
  host.send({ kind: 'failed', trouble });
  return { ...trouble, last: last?.name };
}

function judgeByHands(attempt: Attempt): Pick<ExerciseVerdict, 'tried' | 'counterExample'> {
  const { exercise, solution, readAgain, seed } = attempt;
  const rules = rulesOf(solution);
  const { deals, smallest } = findCounterExample(exercise, rules, seed);
  if (!smallest) return { tried: deals };
  const found = describe(exercise, rules, smallest);
  const wrong = findWrongCall(lastCalls(), readAgain);
  return {
    tried: deals,
    counterExample: { ...found, got: `${found.got}${wrong?.differs ?? ''}`, ...named(wrong) },
  };
}

function judgeCounts(
  verdict: ExerciseVerdict,
  { exercise, solution, readAgain }: Attempt,
): ExerciseVerdict {
  host.send({ kind: 'at', beyond: 'while hands are counted' });
  for (const count of host.chapter(exercise).counts) {
    const failure = failureIn(count, rulesOf(solution));
    host.takePrinted();
    if (failure)
      return { ...verdict, ...miscounted(failure, findWrongCall(failure.calls, readAgain)) };
  }
  return { ...verdict, counted: true };
}

/** Explains a failed count, by a hand if possible. */
function miscounted(
  { error, calls, at }: Exposure,
  wrong: Call | undefined,
): Partial<ExerciseVerdict> {
  const { hand, actual, expected } = host.mismatchIn(error) ?? {};
  const found = named(wrong);
  if (hand === undefined) return { trouble: { ...troubleOf(error, wrong), example: at, ...found } };
  const { message, ...thrown } = actual instanceof Error ? troubleOf(actual, calls.at(-1)) : {};
  const both =
    message === undefined ? showBoth(actual, expected) : { expected: show(expected), got: message };
  return {
    counterExample: {
      hand,
      ...both,
      got: `${both.got}${wrong?.differs ?? ''}`,
      ...thrown,
      ...found,
    },
  };
}

/** Names the function to blame, and its call unless earlier calls are to blame. */
function named(wrong: Call | undefined): Pick<Trouble, 'blamed' | 'call'> {
  const call = wrong && !wrong.differs ? writtenCall(wrong) : undefined;
  return { blamed: wrong?.name, call };
}
