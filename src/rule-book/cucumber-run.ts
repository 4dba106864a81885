/** Reads a run of the real Cucumber from its messages: what the features say, and what came out of each example. */
import type { Envelope, Pickle, TestStepFinished } from '@cucumber/messages';
import { type Argument, argumentOf, chapterOf, placeOf } from '../coach/chapter.ts';
import type { FeatureRun, Result } from '../coach/feature-run.ts';

export function readRun(messages: readonly Envelope[]): FeatureRun {
  const pickles = all(messages, 'pickle').map((pickle) => ({ ...pickle, uri: withSlashes(pickle.uri) }));
  const documents = all(messages, 'gherkinDocument').filter(({ feature }) => feature);
  const found = argumentsIn(messages);
  const resultOf = resultsOfPickles(messages);
  return {
    chapters: documents.map((document) =>
      chapterOf({ ...document, uri: withSlashes(document.uri) }, pickles, (text) => found.get(text) ?? []),
    ),
    results: new Map(pickles.map((pickle) => [placeOf(pickle), resultOf(pickle)])),
  };
}

/** A path as features are named here, wherever Cucumber ran. */
const withSlashes = (uri = '') => uri.replaceAll('\\', '/');

/** The messages of one kind, such as `pickle`. */
function all<Kind extends keyof Envelope>(
  messages: readonly Envelope[],
  kind: Kind,
): readonly NonNullable<Envelope[Kind]>[] {
  return messages.flatMap((message) => (message[kind] ? [message[kind]] : [])) as NonNullable<Envelope[Kind]>[];
}

/** The arguments of each sentence, as Cucumber has matched them. */
function argumentsIn(messages: readonly Envelope[]): ReadonlyMap<string, readonly Argument[]> {
  const texts = new Map(all(messages, 'pickle').flatMap(({ steps }) => steps.map(({ id, text }) => [id, text])));
  const testSteps = all(messages, 'testCase').flatMap((testCase) => testCase.testSteps);
  return new Map(
    testSteps.map(({ pickleStepId = '', stepMatchArgumentsLists: [first] = [] }) => [
      texts.get(pickleStepId) ?? '',
      (first?.stepMatchArguments ?? []).map(({ parameterTypeName, group }) => argumentOf(parameterTypeName, group)),
    ]),
  );
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
