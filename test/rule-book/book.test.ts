import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { type Envelope, TestStepResultStatus } from '@cucumber/messages';
import { parseChapter } from '../../src/coach/parse-chapter.ts';
import { bookOf } from '../../src/rule-book/book.ts';
import { readRun } from '../../src/rule-book/cucumber-run.ts';
import { coachOf } from '../../src/rule-book/own-run.ts';
import { runOf } from './small-run.ts';

const { PASSED, FAILED, SKIPPED, UNDEFINED } = TestStepResultStatus;

const exposedBy = {
  chapter: 'pair',
  rule: 'Two kings are a pair',
  name: 'Two kings',
  place: 'features/02-pair.feature:22',
  given: [{ text: 'the cards Kd Kh', arguments: [] }],
};
const mistakes = [
  { wrong: 'Finds none.', reason: 'Made by nobody.', fails: [], exposedBy },
  {
    wrong: 'Of another chapter.',
    reason: '',
    fails: [],
    exposedBy: { ...exposedBy, place: 'features/03-x.feature:22' },
  },
];
const run = runOf([
  [PASSED, PASSED],
  [PASSED, PASSED, PASSED],
  [PASSED, FAILED, SKIPPED],
  [PASSED, PASSED, UNDEFINED],
]);
const [chapter] = bookOf(readRun(run), mistakes).chapters;
if (!chapter) throw new Error('there is no chapter');

test('a chapter has its number, its prose in paragraphs, its background and its rules', () => {
  expect(chapter).toMatchObject({
    slug: 'pair',
    number: 2,
    title: 'A pair',
    description: 'Two cards\nof one rank.\n\nMore of it.',
    background: [{ keyword: 'Given', text: 'a game of Omaha', table: [] }],
    rules: [
      { name: '', scenarios: [{ name: 'Under no rule' }] },
      { slug: 'pair/two-kings-are-a-pair', name: 'Two kings are a pair', description: 'So they are.' },
    ],
  });
});

test('chapters have the numbers of their features, and the one on how cards are written is read last', () => {
  const chapters = ['03-three-of-a-kind', '01-cards', '02-pair'].map((name) =>
    parseChapter('Feature: x', `features/${name}.feature`),
  );
  const inOrder = bookOf({ chapters, results: new Map() }, []).chapters.map(({ slug, number }) => `${number} ${slug}`);
  expect(inOrder).toEqual(['2 pair', '3 three-of-a-kind', '1 cards']);
});

test('a table stays a table, and each of its rows is an example', () => {
  expect(chapter.rules[1]?.scenarios[0]).toMatchObject({
    steps: [{ text: 'the cards <cards>' }, { text: 'they contain a pair' }],
    columns: ['cards', 'why'],
    examples: [
      {
        slug: 'pair/two-kings',
        place: 'features/02-pair.feature:22',
        cells: [{ text: 'Kd Kh' }, { text: 'Two kings' }],
      },
      { slug: 'pair/an-ace', steps: [{ text: 'a game of Omaha' }, { text: 'the cards Ah' }, {}] },
    ],
  });
});

test('an example alone has no cells, and an address of its own', () => {
  const [, single] = chapter.rules[1]?.scenarios ?? [];
  expect(single).toMatchObject({ columns: [], examples: [{ slug: 'pair/two-kings-2', cells: [] }] });
  expect(single?.steps[0]?.table).toEqual([
    ['hand', 'cards'],
    ['pair', 'Kd Kh'],
  ]);
});

test('an example passed, failed at a sentence, has a sentence that means nothing, or was not run', () => {
  expect(chapter.examples.map(({ result }) => result)).toEqual([
    { status: 'passed' },
    { status: 'passed' },
    { status: 'failed', at: 'the cards Ah', error: 'false is not true' },
    { status: 'failed', at: 'they contain a pair', error: 'the sentence is undefined' },
  ]);
  const unfinished = bookOf(readRun(runOf([[PASSED, PASSED]])), []);
  expect(unfinished.examples.map(({ result }) => result.status)).toEqual(['passed', ...Array(3).fill('not run')]);
});

test('a mistake stands in the chapter of the example that exposes it', () => {
  expect(chapter.mistakes).toEqual([
    {
      wrong: 'Finds none.',
      reason: 'Made by nobody.',
      exposedBy: expect.objectContaining({ slug: 'pair/two-kings' }),
      given: exposedBy.given,
    },
  ]);
});

test('a book is the same when Cucumber names the features as Windows does', () => {
  const onWindows = JSON.parse(JSON.stringify(run).replaceAll('features/', 'features\\\\'));
  expect(readRun(onWindows)).toEqual(readRun(run));
});

test('Cucumber and our own small part of it tell the same book', async () => {
  const bin = join('node_modules', '@cucumber', 'cucumber', 'bin', 'cucumber.js');
  const { stdout } = spawnSync(process.execPath, [bin, '--format', 'message'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  const theirs = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Envelope);
  const ours = (await coachOf({ root: resolve('.'), fromSource: true })).run();
  const { examples } = bookOf(ours, []);
  expect(ours).toEqual(readRun(theirs));
  expect(examples).toHaveLength(theirs.filter(({ pickle }) => pickle).length);
  expect(examples.every(({ result }) => result.status === 'passed')).toBe(true);
});
