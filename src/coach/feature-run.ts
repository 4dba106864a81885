/** A run of all features, told in the messages of Cucumber, for whoever shows its results. */

import { type Envelope, IdGenerator, type Pickle, TestStepResultStatus, TimeConversion } from '@cucumber/messages';
import { rulesOf } from '../kata/solution.ts';
import { exampleSteps, parseFeature } from './chapter.ts';
import { runExample } from './cucumber.ts';
import { host } from './host.ts';
import type { FeaturesJob } from './jobs.ts';

const { PASSED, FAILED, SKIPPED } = TestStepResultStatus;

const OURS = rulesOf({});

/** Runs every example with our rules: what the features say, and what came out of each step. */
export function runFeatures(features: FeaturesJob['features']): Envelope[] {
  const newId = IdGenerator.incrementing();
  return features.flatMap(({ uri, text }) => {
    const { document, pickles } = parseFeature(text, uri, newId);
    return [
      { gherkinDocument: document },
      ...pickles.map((pickle) => ({ pickle })),
      ...pickles.flatMap((pickle) => runPickle(pickle, newId)),
    ];
  });
}

function runPickle(pickle: Pickle, newId: IdGenerator.NewId): Envelope[] {
  const testSteps = pickle.steps.map(({ id }) => ({ id: newId(), pickleStepId: id }));
  const [testCaseId, testCaseStartedId] = [newId(), newId()];
  const started = now();
  const { reached, error } = run(pickle);
  const finished = testSteps.map(({ id }, index): Envelope => {
    const status = error === undefined || index < reached ? PASSED : index === reached ? FAILED : SKIPPED;
    const exception = status === FAILED ? { exception: exceptionOf(error) } : {};
    const testStepResult = { status, duration: { seconds: 0, nanos: 0 }, ...exception };
    return { testStepFinished: { testCaseStartedId, testStepId: id, timestamp: now(), testStepResult } };
  });
  return [
    { testCase: { id: testCaseId, pickleId: pickle.id, testSteps } },
    { testCaseStarted: { id: testCaseStartedId, testCaseId, attempt: 0, timestamp: started } },
    ...finished,
    { testCaseFinished: { testCaseStartedId, timestamp: now(), willBeRetried: false } },
  ];
}

/** The step that was reached, and what it threw, if anything. */
function run({ steps }: Pickle): { reached: number; error?: Error } {
  let reached = -1;
  const onStep = () => {
    reached += 1;
  };
  try {
    host.quiet(() => runExample({ steps: exampleSteps(steps) }, OURS, onStep));
    return { reached };
  } catch (error) {
    return { reached, error: error instanceof Error ? error : new Error(String(error)) };
  }
}

function exceptionOf(error: Error | undefined): { type: string; message: string } {
  return { type: error?.name ?? 'Error', message: error?.message ?? '' };
}

function now() {
  return TimeConversion.millisecondsSinceEpochToTimestamp(Date.now());
}
