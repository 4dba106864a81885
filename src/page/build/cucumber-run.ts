/** Reads a run of the real Cucumber from its messages: what the features say, and what came out of each example. */
import type { Envelope, Pickle, TestStepFinished } from '@cucumber/messages';
import { argumentOf } from '../../coach/argument.ts';
import type { Argument } from '../../coach/chapter.ts';
import type { FeatureRun, Result } from '../../coach/feature-run.ts';
import { chapterOf, placeOf } from '../../coach/parse-chapter.ts';

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
  const texts = textsOfSteps(messages);
  const testSteps = all(messages, 'testCase').flatMap((testCase) => testCase.testSteps);
  return new Map(
    testSteps.map(({ pickleStepId, stepMatchArgumentsLists: [first] = [] }) => [
      texts.get(pickleStepId) ?? '',
      (first?.stepMatchArguments ?? []).map(({ parameterTypeName, group }) => argumentOf(parameterTypeName, group)),
    ]),
  );
}

function textsOfSteps(messages: readonly Envelope[]): ReadonlyMap<string | undefined, string> {
  return new Map(all(messages, 'pickle').flatMap(({ steps }) => steps.map(({ id, text }) => [id, text])));
}

function resultsOfPickles(messages: readonly Envelope[]): (pickle: Pickle) => Result {
  const testCases = new Map(all(messages, 'testCase').map((testCase) => [testCase.id, testCase]));
  const started = new Map(
    all(messages, 'testCaseStarted').map(({ id, testCaseId }) => [id, testCases.get(testCaseId)]),
  );
  const results = new Map<string | undefined, Result>(
    all(messages, 'testCaseFinished').map((end) => [
      started.get(end.testCaseStartedId)?.pickleId,
      { status: 'passed' },
    ]),
  );
  const texts = textsOfSteps(messages);
  for (const finished of all(messages, 'testStepFinished')) {
    const { status } = finished.testStepResult;
    if (status === 'PASSED' || status === 'SKIPPED') continue;
    const testCase = started.get(finished.testCaseStartedId);
    const step = testCase?.testSteps.find(({ id }) => id === finished.testStepId);
    const at = texts.get(step?.pickleStepId) ?? '';
    results.set(testCase?.pickleId, { status: 'failed', at, error: errorOf(finished) });
  }
  return ({ id }) => results.get(id) ?? { status: 'not run' };
}

/** What was thrown, without the stack; a sentence that has no step throws nothing. */
function errorOf({ testStepResult: { exception, message, status } }: TestStepFinished): string {
  return exception?.message ?? message ?? `the sentence is ${status.toLowerCase()}`;
}
