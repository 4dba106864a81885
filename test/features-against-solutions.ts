/**
 * Runs the examples of the rule book, but not its counts, against one solution after the other, all in this process, which loads
 * Cucumber and the steps once. Prints a line of JSON for each: the scenarios that failed.
 *
 *     node --import tsx test/features-against-solutions.ts src/mistakes/pair/only-one-pair.ts …
 */
import { Writable } from 'node:stream';
import { loadConfiguration, loadSupport, runCucumber } from '@cucumber/cucumber/api';
import type { Envelope, Feature } from '@cucumber/messages';
import type { Example } from '../src/coach/chapter.ts';
import { readChapter } from '../src/practice/read-package.ts';
import { CHAPTERS } from './asks-about.ts';

/** A scenario that failed, and where. */
export interface Failure {
  /** The chapter, without its number. */
  readonly feature: string;
  readonly rule: string;
  readonly scenario: string;
  readonly step: string;
}

/** Cucumber must have a report to write; what we want to know comes as messages. */
const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });

const paths = CHAPTERS.map((chapter) => pathTo(readChapter(chapter, '.').examples));
const { runConfiguration } = await loadConfiguration({ provided: { paths } });
const support = await loadSupport(runConfiguration);
for (const solution of process.argv.slice(2)) console.log(JSON.stringify(await failuresOf(solution)));

/** As Cucumber wants it: `features/02-pair.feature:15:16`. */
function pathTo(examples: readonly Example[]): string {
  const places = examples.map(({ place }) => place.split(':'));
  return [places[0]?.[0], ...places.map(([, line]) => line)].join(':');
}

async function failuresOf(solution: string): Promise<Failure[]> {
  const messages: Envelope[] = [];
  const formats = { stdout: 'rerun', files: {}, publish: false as const, options: {} };
  const runtime = { ...runConfiguration.runtime, worldParameters: { solution } };
  const environment = { stdout: nowhere };
  await runCucumber({ ...runConfiguration, support, formats, runtime }, environment, (message) =>
    messages.push(message),
  );
  return readFailures(messages);
}

function readFailures(messages: readonly Envelope[]): Failure[] {
  const all = <Kind extends keyof Envelope>(kind: Kind) =>
    messages.flatMap((message) => message[kind] ?? []) as NonNullable<Envelope[Kind]>[];
  const rules = new Map(all('gherkinDocument').flatMap(({ feature }) => (feature ? rulesOfScenarios(feature) : [])));
  const pickles = new Map(all('pickle').map((pickle) => [pickle.id, pickle]));
  const testCases = new Map(all('testCase').map((testCase) => [testCase.id, testCase]));
  const started = new Map(all('testCaseStarted').map(({ id, testCaseId }) => [id, testCases.get(testCaseId)]));
  return all('testStepFinished')
    .filter(({ testStepResult }) => testStepResult.status !== 'PASSED' && testStepResult.status !== 'SKIPPED')
    .map(({ testCaseStartedId, testStepId }) => {
      const testCase = started.get(testCaseStartedId);
      const pickle = pickles.get(testCase?.pickleId ?? '');
      const stepId = testCase?.testSteps.find(({ id }) => id === testStepId)?.pickleStepId;
      return {
        feature: pickle?.uri.match(/\d+-([a-z-]+)\.feature$/)?.[1] ?? '',
        rule: rules.get(pickle?.astNodeIds[0] ?? '') ?? '',
        scenario: pickle?.name ?? '',
        step: pickle?.steps.find(({ id }) => id === stepId)?.text ?? '',
      };
    });
}

/** Each scenario's id with the name of the rule that it stands under. */
function rulesOfScenarios(feature: Feature): [string, string][] {
  return feature.children.flatMap(({ rule }) =>
    (rule?.children ?? []).flatMap(({ scenario }): [string, string][] =>
      rule && scenario ? [[scenario.id, rule.name]] : [],
    ),
  );
}
