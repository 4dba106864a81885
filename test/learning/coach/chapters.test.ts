/** The exercises and their stubs, and the chapters as data. */

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { linesOfStep } from '../../../src/learning/coach/chapter.ts';
import { EXERCISES, hintsOn } from '../../../src/learning/coach/exercises.ts';
import { moduleOf, readChapter } from '../../../src/learning/coach/read-package.ts';
import { parseChapter } from '../../../src/learning/coach/run/parse-chapter.ts';
import { EXPORTS, FAST, solutionPath, stubPath } from '../../../src/learning/coach/units.ts';
import { ruleOf } from '../../../src/learning/practice/learner-files.ts';
import { coachOf } from '../../../src/page/build/load-coach.ts';
import { argumentsOf } from '../../page/matched.ts';
import { folderWith } from '../practice/learner.ts';

const named = EXERCISES.map((exercise) => [exercise.name, exercise] as const);
const UNITS = EXERCISES.flatMap((exercise) => exercise.units);

test('the exercises are the chapters in order without the first, and then speed', () => {
  const chapters = readdirSync('features').map((file) => file.replace(/^\d+-|\.feature$/g, ''));
  expect(EXERCISES.map(({ name }) => name)).toEqual([...chapters.slice(1), FAST]);
  expect([...UNITS].sort()).toEqual(Object.keys(EXPORTS).sort()); // every file is asked for once
});

test.each(named)(
  '%s has two or three hints, examples and a rule in a sentence',
  (name, { hints, units: [unit] }) => {
    expect([2, 3]).toContain(hints.length);
    if (name !== FAST) expect(readChapter(name, '.').examples.length).toBeGreaterThan(2);
    expect(ruleOf(unit as (typeof UNITS)[number], '.')).toMatch(/^[A-Z][^@\n]+\.$/);
  },
);

test.each(['straight', 'ranking', 'texas-holdem', 'showdown'])(
  'hints on %s are on the rules that fail',
  (name) => {
    const exercise = EXERCISES.find((one) => one.name === name) as (typeof EXERCISES)[number];
    const { rules } = readChapter(name, '.');
    const hintsWhere = (rule: string) => {
      const trouble = {
        example: { location: '', rule, name: '', given: [], sentence: '', rows: [] },
      };
      return hintsOn(exercise, { exercise: name, examples: 1, failed: [''], trouble });
    };
    const helpful = rules
      .map((rule) => hintsWhere(rule.name))
      .filter(({ length }) => length < exercise.hints.length);
    // Each helps with some rule.
    expect([...new Set(helpful.flat())].sort()).toEqual([...exercise.hints].sort());
    expect(hintsWhere('of none')).toEqual(exercise.hints);
  },
);

/** Undoes the wrapping of a text: asterisks and line ends in docstrings are spaces. */
const inOneLine = (text: string) => text.replaceAll(/\s+(?:\* )?/g, ' ');

test.each(UNITS)(
  'the file of %s has a TODO, and the docstrings and heads of the solution',
  (unit) => {
    const stub = readFileSync(stubPath(unit), 'utf8');
    const solution = readFileSync(solutionPath(unit), 'utf8');
    const heads =
      stub.match(/\/\*\*(?:(?!\*\/).)*\*\/\nexport (const \w+|function [^\n]*)/gs) ?? [];
    expect(stub).toContain('// TODO');
    // Ours takes names, too, and its docstrings are wrapped elsewhere.
    for (const head of heads) {
      expect(inOneLine(solution)).toContain(inOneLine(head.replace('<number>', '')));
    }
    expect(
      heads.map((head) =>
        EXPORTS[unit].find((name) => head.match(/\nexport \w+ (\w+)/)?.[1] === name),
      ),
    ).toEqual(EXPORTS[unit]);
  },
);

test('every stub fails its exercise, with our solution of the others', async () => {
  const coach = await coachOf(resolve('.'));
  const asked = EXERCISES.flatMap(({ name, units }) =>
    name === FAST ? [] : units.map((unit) => ({ name, unit })),
  ); // see counterexamples.test.ts
  const told = asked
    .flatMap(({ name, unit }) =>
      coach.work({ exercise: name, modules: [moduleOf(unit, stubPath(unit))] }),
    )
    .flatMap((one) => (one.kind === 'verdict' ? one.verdict : []));
  expect(told.filter(({ failed }) => failed.length === 0)).toEqual([]);
  expect(told.length).toBe(asked.length);
});

test.each(['globalThis', 'Object.prototype', '{}'])(
  'a thread whose code adds to %s is used up',
  async (object) => {
    const file = join(
      folderWith({ pair: `Object.defineProperty(${object}, 'litter', {});` }),
      'pair.ts',
    );
    const told = (await coachOf(resolve('.'))).work({
      exercise: 'pair',
      modules: [moduleOf('pair', file)],
    });
    expect(told.at(-1)).toMatchObject({ kind: 'end', isDirty: object !== '{}' });
  },
);

test('a table becomes rows below its sentence, and a sentence of the same kind as the one before begins with And', () => {
  const steps = readChapter('showdown', '.').examples.flatMap((example) => example.steps);
  const standings = steps.find(({ text }) => text.startsWith('the standings'));
  expect(standings && linesOfStep(standings)).toEqual([
    'Then the standings are:',
    '  place  players     hand',
    '  1      White       pair',
    '  2      Black, Red  pair',
    '  4      Blue        pair',
  ]);
  expect(steps.flatMap(linesOfStep)).toContain('And White holds Ac Qh');
});

const FEATURE = `Feature: Cards
  Rule: Writing
  Scenario Outline: <why>
    When somebody writes "<text>"
    Then that is <card>
    And Black has <worth>: <five>

    Examples:
      | text  | card                 | worth  | five  | why   |
      | Kd Kh | the king of diamonds | a pair | Kd Kh | Kings |
`;
const chapter = parseChapter(FEATURE, 'features/01-cards.feature', argumentsOf);

test('a chapter takes number and name from its file, an example from its row, and a step has arguments with types', () => {
  expect(chapter).toMatchObject({ number: 1, name: 'cards' });
  expect(chapter.examples[0]).toMatchObject({
    location: 'features/01-cards.feature:10',
    rule: 'Writing',
    name: 'Kings',
  });
  expect(chapter.examples[0]?.steps[2]).toEqual({
    keyword: 'And',
    text: 'Black has a pair: Kd Kh',
    table: [],
    arguments: [
      { type: 'player', start: 0, text: 'Black' },
      { type: 'category', start: 10, text: 'a pair' },
      { type: 'cards', start: 18, text: 'Kd Kh' },
    ],
  });
});

test('a cell has the arguments in its own place, even if another cell has the same text', () => {
  expect(chapter.examples[0]?.cells).toEqual([
    { text: 'Kd Kh', arguments: [{ type: 'string', start: 0, text: 'Kd Kh' }] },
    {
      text: 'the king of diamonds',
      arguments: [{ type: 'card', start: 4, text: 'king of diamonds' }],
    },
    { text: 'a pair', arguments: [{ type: 'category', start: 0, text: 'a pair' }] },
    { text: 'Kd Kh', arguments: [{ type: 'cards', start: 0, text: 'Kd Kh' }] },
    { text: 'Kings', arguments: [] },
  ]);
});
