/** The rule book is well-formed: what Cucumber would pass over in silence is an error. */
import '../../steps/all.ts';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type {
  Background,
  Envelope,
  Examples,
  Feature,
  Pickle,
  PickleStep,
  Rule,
  Scenario,
} from '@cucumber/messages';
import { stepDefinitions } from '../../steps/sentence.ts';
import { FEATURES } from '../support/feature-files.ts';

const CUCUMBER = join('node_modules', '@cucumber', 'cucumber', 'bin', 'cucumber.js');

/**
 * A line that reads like a keyword, which has one word or two, but was taken for prose, as when
 * `Scenarios:` or a step stands where it cannot.
 */
const MISTYPED_KEYWORD = /^\s*(\w+( \w+)?:|Given |When |Then |And |But |\|)/;

/** In columns: features are read next to code, and in reviews. */
const WIDEST_LINE = 120;

const messages = readFeatures();

/**
 * All that Cucumber tells about the rule book without running it, which is up to `cucumber-js` in
 * `npm test`.
 */
function readFeatures(): Envelope[] {
  const options = { encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY } as const;
  const { stdout } = spawnSync(
    process.execPath,
    [CUCUMBER, '--dry-run', '--format', 'message'],
    options,
  );
  return stdout.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Envelope]));
}

function all<Kind extends keyof Envelope>(kind: Kind): NonNullable<Envelope[Kind]>[] {
  return messages.flatMap((message) => message[kind] ?? []) as NonNullable<Envelope[Kind]>[];
}

const pickles = all('pickle');
const scenarios = all('gherkinDocument').flatMap(({ feature }) =>
  feature ? scenariosOf(feature) : [],
);
const outlines = scenarios.filter(({ examples }) => examples.length > 0);
const testSteps = all('testCase').flatMap((testCase) => testCase.testSteps);

/** The sentence of each step definition, by its id. */
const sentences = new Map(all('stepDefinition').map(({ id, pattern }) => [id, pattern.source]));

/** The sentence of the definition of each step. */
const definitionOf = new Map(
  testSteps.map(({ pickleStepId, stepDefinitionIds: [id = ''] = [] }) => [
    pickleStepId,
    sentences.get(id),
  ]),
);

/** Returns what a step means, as its definition says. */
function meaningOf({ id }: PickleStep) {
  return stepDefinitions.find(({ sentence }) => sentence === definitionOf.get(id))?.meaning;
}

test('the features are numbered from 01 without a gap', () => {
  const numbers = FEATURES.map((path) => path.match(/(\d\d)-[a-z-]+\.feature$/)?.[1]);
  expect(numbers.sort()).toEqual(FEATURES.map((_, index) => String(index + 1).padStart(2, '0')));
});

test('each chapter has the tag of its name: @two-pairs', () => {
  const lacking = all('gherkinDocument').filter(({ uri = '', feature }) => {
    const name = uri.replace(/^.*\d\d-|\.feature$/g, '');
    return !feature?.tags.some((tag) => tag.name === `@${name}`);
  });
  expect(lacking.map(({ uri }) => uri)).toEqual([]);
});

test('the scenarios that count hands have the tag @count, and no others', () => {
  const isTagged = ({ tags }: Pickle) => tags.some(({ name }) => name === '@count');
  const counts = ({ steps }: Pickle) => steps.some((step) => meaningOf(step) === 'counts');
  const wrong = pickles.filter((pickle) => isTagged(pickle) !== counts(pickle));
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('no line is too wide to read', () => {
  const lines = all('source').flatMap(({ data }) => data.split('\n'));
  expect(lines.filter((line) => line.length > WIDEST_LINE)).toEqual([]);
});

test('every scenario has an example', () => {
  const withExample = new Set(pickles.flatMap(({ astNodeIds }) => astNodeIds));
  const without = scenarios.filter(({ id }) => !withExample.has(id));
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('every example expects something', () => {
  const expectsNothing = ({ steps }: Pickle) => !steps.some(({ type }) => type === 'Outcome');
  expect(pickles.filter(expectsNothing).map(({ name }) => name)).toEqual([]);
});

test('every step means one thing', () => {
  const textOf = new Map(pickles.flatMap(({ steps }) => steps.map(({ id, text }) => [id, text])));
  const unclear = testSteps.filter(
    ({ stepDefinitionIds }) => stepDefinitionIds && stepDefinitionIds.length !== 1,
  );
  expect(unclear.map(({ pickleStepId = '' }) => textOf.get(pickleStepId))).toEqual([]);
});

test('every step definition is used', () => {
  const used = new Set(testSteps.flatMap(({ stepDefinitionIds = [] }) => stepDefinitionIds));
  const unused = all('stepDefinition').filter(({ id }) => !used.has(id));
  expect(unused.map(({ pattern }) => pattern.source)).toEqual([]);
});

test('no two scenarios of a feature have the same name', () => {
  const names = pickles.map(({ uri, name }) => `${uri}: ${name}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('an outline has more than one row', () => {
  const tooShort = outlines.filter(({ examples }) => {
    return examples.flatMap(({ tableBody }) => tableBody).length < 2;
  });
  expect(tooShort.map(({ name }) => name)).toEqual([]);
});

test('the name of an outline says more than what its columns hold', () => {
  const nameless = outlines.filter(({ name }) => name.replaceAll(/<[^>]*>/g, '').trim() === '');
  expect(nameless.map(({ name }) => name)).toEqual([]);
});

test('what is refused has been asked before', () => {
  const isRefusedUnasked = ({ steps }: Pickle) => {
    const refusal = steps.findIndex((step) => meaningOf(step) === 'refuses');
    return refusal >= 0 && !steps.slice(0, refusal).some(({ type }) => type === 'Action');
  };
  expect(pickles.filter(isRefusedUnasked).map(({ name }) => name)).toEqual([]);
});

test('no keyword is mistyped and taken for prose', () => {
  const prose = all('gherkinDocument').flatMap(({ feature }) =>
    feature ? descriptionsOf(feature) : [],
  );
  const lines = prose.flatMap((description) => description.split('\n'));
  expect(lines.filter((line) => MISTYPED_KEYWORD.test(line))).toEqual([]);
});

/** The prose under a keyword and under all that it holds. */
function descriptionsOf(node: Feature | Rule | Background | Scenario | Examples): string[] {
  const children = 'children' in node ? node.children.flatMap((child) => Object.values(child)) : [];
  const examples = 'examples' in node ? node.examples : [];
  return [node.description, ...[...children, ...examples].flatMap(descriptionsOf)];
}

function scenariosOf({ children }: Feature | Rule): Scenario[] {
  return children.flatMap(
    (child) => child.scenario ?? ('rule' in child && child.rule ? scenariosOf(child.rule) : []),
  );
}
