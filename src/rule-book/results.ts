/** What came out for each example, read from the messages of a run. */
import type { Envelope, Pickle, TestStepFinished } from '@cucumber/messages';
import type { Result } from './book.ts';

/** An example as it was run. */
export interface Run {
  readonly pickle: Pickle;
  readonly result: Result;
}

/** The run of each example, by the id of its scenario or, in a table, of its row. */
export function readRuns(messages: readonly Envelope[]): ReadonlyMap<string, Run> {
  const resultOf = resultsOfPickles(messages);
  return new Map(
    all(messages, 'pickle').map((pickle) => [pickle.astNodeIds.at(-1) ?? '', { pickle, result: resultOf(pickle) }]),
  );
}

/** The messages of one kind, such as `pickle`. */
export function all<Kind extends keyof Envelope>(
  messages: readonly Envelope[],
  kind: Kind,
): readonly NonNullable<Envelope[Kind]>[] {
  return messages.flatMap((message) => (message[kind] ? [message[kind]] : [])) as NonNullable<Envelope[Kind]>[];
}

function resultsOfPickles(messages: readonly Envelope[]): (pickle: Pickle) => Result {
  const testCases = new Map(all(messages, 'testCase').map((testCase) => [testCase.id, testCase]));
  const started = new Map(
    all(messages, 'testCaseStarted').map(({ id, testCaseId }) => [id, testCases.get(testCaseId)]),
  );
  const ended = new Set(
    all(messages, 'testCaseFinished').map(({ testCaseStartedId }) => started.get(testCaseStartedId)?.pickleId),
  );
  const failures = new Map<string, { stepId: string; finished: TestStepFinished }>();
  for (const finished of all(messages, 'testStepFinished')) {
    const { status } = finished.testStepResult;
    if (status === 'PASSED' || status === 'SKIPPED') continue;
    const testCase = started.get(finished.testCaseStartedId);
    const step = testCase?.testSteps.find(({ id }) => id === finished.testStepId);
    failures.set(testCase?.pickleId ?? '', { stepId: step?.pickleStepId ?? '', finished });
  }
  return ({ id, steps }) => {
    const failure = failures.get(id);
    if (!failure) return { status: ended.has(id) ? 'passed' : 'not run' };
    const at = steps.find((step) => step.id === failure.stepId)?.text ?? '';
    return { status: 'failed', at, error: errorOf(failure.finished) };
  };
}

/** What was thrown, without the stack; a sentence that has no step throws nothing. */
function errorOf({ testStepResult: { exception, message, status } }: TestStepFinished): string {
  return exception?.message ?? message ?? `the sentence is ${status.toLowerCase()}`;
}
