/** Runs the examples of a chapter, and says which fail, why, and who is to blame. */
import { BadExport } from '../../../solution/errors.ts';
import { rulesOf } from '../../../solution/rules.ts';
import type { Example } from '../chapter.ts';
import { exampleUpTo, failureIn } from '../code/run-example.ts';
import { describeError, troubleOf } from '../explain/explain-failure.ts';
import { blameFor, findWrongCall } from '../explain/find-wrong-call.ts';
import type { Trouble, VerdictAt } from '../verdict.ts';
import type { Attempt } from './attempt.ts';

/** A failing example, or trouble with the whole file. */
interface FailedRun {
  readonly trouble: Trouble;
  /** The export that was called last, if any was. */
  readonly lastCalled?: string;
}

/** Judges the examples of an attempt. */
export function judgeExamples(attempt: Attempt): VerdictAt<'read' | 'examples'> {
  const { exercise, host, examples } = attempt;
  const verdict = { exercise: exercise.name, examples: examples.map(({ location }) => location) };
  const failures = examples.flatMap((example) => judgeExample(attempt, example) ?? []);
  const withoutExample = failures.find((failure) => !failure.trouble.example);
  if (withoutExample) return { ...verdict, stage: 'read', troubles: [withoutExample.trouble] };
  const troubles = blame(failures);
  if (troubles.length > 0) return { ...verdict, stage: 'examples', troubles };
  return { ...verdict, stage: 'examples', troubles, ...host.takePrinted() };
}

/** Runs an example; returns what is wrong, if anything. */
function judgeExample(attempt: Attempt, example: Example): FailedRun | undefined {
  const { host, solution, readAgain } = attempt;
  host.send({ kind: 'example', example: exampleUpTo(example) });
  // What the example before it printed does not belong to this one.
  host.takePrinted();
  const failure = failureIn(example, rulesOf(solution), host);
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
  return { trouble, lastCalled: last?.name };
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
