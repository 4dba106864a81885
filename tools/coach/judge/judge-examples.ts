/** Runs the examples of a chapter, and says which fail, why, and who is to blame. */
import { SlowEnd } from '../../machine/program/no-answers.ts';
import { BadExport } from '../../solution/errors.ts';
import type { Example } from '../chapter.ts';
import { exampleUpTo, failureIn } from '../code/run-example.ts';
import { describeError, troubleOf } from '../explain/explain-failure.ts';
import { blameFor, findWrongCall } from '../explain/find-wrong-call.ts';
import type { Trouble, VerdictAt } from '../verdict.ts';
import type { Attempt } from './attempt.ts';

/** After so many examples in a row that end a program which starts slowly, the rest is left out. */
const ENOUGH_SLOW_ENDS = 2;

/** A failing example, or trouble with the whole file. */
interface FailedRun {
  readonly trouble: Trouble;
  /** Whether a program that starts slowly ended. */
  readonly isSlowEnd?: boolean;
  /** The export that was called last, if any was. */
  readonly lastCalled?: string;
}

/** Judges the examples of an attempt. */
export function judgeExamples(attempt: Attempt): VerdictAt<'read' | 'examples'> {
  const { exercise, host, examples } = attempt;
  const { failures, leftOut } = runExamples(attempt);
  const verdict = { exercise: exercise.name, examples: examples.map(({ location }) => location) };
  const withoutExample = failures.find((failure) => !failure.trouble.example);
  if (withoutExample) return { ...verdict, stage: 'read', troubles: [withoutExample.trouble] };
  const troubles = blame(failures);
  if (troubles.length > 0) return { ...verdict, stage: 'examples', troubles, leftOut };
  return { ...verdict, stage: 'examples', troubles, ...host.takePrinted() };
}

/** The examples that failed, and how many were left out. */
interface RunExamples {
  readonly failures: readonly FailedRun[];
  readonly leftOut?: number;
}

/** Runs the examples, as many as are worth the time. */
function runExamples(attempt: Attempt): RunExamples {
  const { examples, mayLeaveOut } = attempt;
  const failures: FailedRun[] = [];
  let slowEnds = 0;
  for (const [index, example] of examples.entries()) {
    const failure = judgeExample(attempt, example);
    if (failure) failures.push(failure);
    slowEnds = failure?.isSlowEnd ? slowEnds + 1 : 0;
    if (mayLeaveOut && slowEnds === ENOUGH_SLOW_ENDS) {
      return { failures, leftOut: examples.length - 1 - index };
    }
  }
  return { failures };
}

/** Runs an example; returns what is wrong, if anything. */
function judgeExample(attempt: Attempt, example: Example): FailedRun | undefined {
  const { host, rules, readAgain } = attempt;
  host.send({ kind: 'example', example: exampleUpTo(example) });
  // What the example before it printed does not belong to this one.
  host.takePrinted();
  const failure = failureIn(example, rules, host);
  if (!failure) return undefined;
  const { error, calls } = failure;
  if (error instanceof BadExport) return { trouble: describeError(error, undefined) };
  const printed = host.takePrinted();
  const wrong = findWrongCall(calls, readAgain);
  const last = calls.at(-1);
  const trouble = {
    ...troubleOf(error, wrong ?? last),
    example: failure.example,
    ...printed,
    ...blameFor(wrong),
  };
  host.send({ kind: 'failed', trouble });
  return { trouble, lastCalled: last?.name, isSlowEnd: error instanceof SlowEnd };
}

/**
 * Blames a function for each failure: the one whose call is wrong. If there is none, it guesses:
 * the function that is wrong in another example, or the one that was called last.
 */
function blame(failures: readonly FailedRun[]): Trouble[] {
  const wrongElsewhere = failures.find(({ trouble }) => trouble.blamed)?.trouble.blamed;
  return failures.map(({ trouble, lastCalled }) => {
    return { ...trouble, blamed: trouble.blamed ?? wrongElsewhere ?? lastCalled };
  });
}
