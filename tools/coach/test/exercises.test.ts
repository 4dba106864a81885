/** The exercises, their hints, and the stubs that a learner starts with. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LADDER } from '../../../src/kata.ts';
import { CHAPTERS } from '../../../test/support/feature-files.ts';
import { coachOf } from '../../page/build/coach-in-process.ts';
import { ruleOf } from '../../practice/learner-files.ts';
import { readChapter } from '../chapters/read-chapter.ts';
import { chapterOf, examplesOf, namesAskedFor } from '../exercise.ts';
import { EXERCISES } from '../exercises.ts';
import { moduleOf } from '../read-package.ts';
import { EXPORTS, FAST, solutionPath, stubPath } from '../units.ts';
import { isDone } from '../verdict.ts';

const UNITS = [...new Set(EXERCISES.map(({ unit }) => unit))];

test('the exercises are in the order of their chapters but for short deck, and end with speed', () => {
  const ofExercises = [...new Set(EXERCISES.map(chapterOf))];
  const inOrder = CHAPTERS.filter((chapter) => ofExercises.includes(chapter));
  const without = (names: readonly string[]) => names.filter((name) => name !== 'short-deck');
  expect(without(ofExercises)).toEqual([...without(inOrder), FAST]);
});

test('short deck, the second game of the ranking, comes right after it', () => {
  const names = EXERCISES.map(({ name }) => name);
  expect(names[names.indexOf('short-deck') - 1]).toBe('tie-breaking');
});

test('an exercise builds on exercises before it', () => {
  const later = EXERCISES.flatMap(({ buildsOn = [] }, index) => {
    const before = EXERCISES.slice(0, index).map(({ name }) => name);
    return buildsOn.filter((name) => !before.includes(name));
  });
  expect(later).toEqual([]);
});

test('every export of every file is asked for', () => {
  const asked = EXERCISES.map((exercise) => [exercise.unit, ...namesAskedFor(exercise)]);
  const exported = Object.entries(EXPORTS).flatMap(([unit, names]) =>
    names.map((name) => `${unit} ${name}`),
  );
  const isAsked = (one: string) =>
    asked.some(([unit, ...names]) => names.some((name) => one === `${unit} ${name}`));
  expect(exported.filter((one) => !isAsked(one))).toEqual([]);
});

test('every category is asked for by one exercise about the best five', () => {
  const asked = EXERCISES.flatMap(({ categories = [] }) => categories);
  expect([...asked].sort()).toEqual(LADDER.map(({ category }) => category).sort());
});

test.each(EXERCISES.filter(({ rules }) => rules))(
  '$name is about rules of its chapter',
  (exercise) => {
    const rules = readChapter(chapterOf(exercise), '.').rules.map(({ name }) => name);
    expect(rules).toEqual(expect.arrayContaining([...(exercise.rules ?? [])]));
  },
);

test.each(['ranking', 'showdown'])('every rule of %s belongs to one exercise', (chapter) => {
  const ofChapter = EXERCISES.filter((exercise) => chapterOf(exercise) === chapter);
  const rules = ofChapter.flatMap((exercise) => exercise.rules ?? []);
  expect([...rules].sort()).toEqual(
    readChapter(chapter, '.')
      .rules.map(({ name }) => name)
      .sort(),
  );
});

test.each(EXERCISES)('$name has two to four hints', ({ hints }) => {
  expect([2, 3, 4]).toContain(hints.length);
});

test.each(EXERCISES.filter(({ name }) => name !== FAST))(
  '$name has at least three examples',
  (exercise) => {
    const { examples } = readChapter(chapterOf(exercise), '.');
    expect(examplesOf(exercise, examples).length).toBeGreaterThan(2);
  },
);

test.each(EXERCISES)('$name has a rule in a sentence', (exercise) => {
  expect(ruleOf(exercise, '.')).toMatch(/^[A-Z][^@\n]+\.$/);
});

describe.each(UNITS)('the stub of %s', (unit) => {
  const stub = readFileSync(stubPath(unit), 'utf8');
  /** Docstrings, each with the head of its export. */
  const heads = stub.match(/\/\*\*(?:(?!\*\/).)*\*\/\nexport (const \w+|function [^\n]*)/gs) ?? [];

  test('has a TODO', () => {
    expect(stub).toContain('// TODO');
  });

  test('has the docstrings and heads of the solution', () => {
    const solution = withoutOptional(withoutLineEnds(readFileSync(solutionPath(unit), 'utf8')));
    for (const head of heads) {
      // Ours takes names, too.
      expect(solution).toContain(withoutLineEnds(head.replace('<number>', '')));
    }
  });

  test('has the exports that are asked for, in their order', () => {
    const names = heads.map((head) => head.match(/\nexport \w+ (\w+)/)?.[1]);
    expect(names).toEqual(EXPORTS[unit]);
  });
});

/** Leaves out the last parameter of each function if it has a default: other games give it. */
function withoutOptional(solution: string): string {
  const names = [...solution.matchAll(/, (\w+)(?:: \w+)? = \w+,? ?\)/g)].map(([, name]) => name);
  return solution
    .replaceAll(/(?:, \w+(?:: \w+)? = \w+,? ?)\)/g, ')')
    .replaceAll('( ', '(')
    .replaceAll(new RegExp(` \\*? ?@param (?:${names.join('|')}) - .*?(?= \\*/)`, 'g'), '');
}

/** Undoes the wrapping of a text: asterisks and line ends in docstrings are spaces. */
function withoutLineEnds(text: string): string {
  return text.replaceAll(/\s+(?:\* )?/g, ' ');
}

test('every stub fails its exercise, with our solution of the others', async () => {
  const coach = coachOf(resolve('.'));
  // counterexamples.test.ts judges the stub of the last exercise.
  const jobs = EXERCISES.filter(({ name }) => name !== FAST).map(({ name, unit }) => ({
    exercise: name,
    module: moduleOf(unit, stubPath(unit)),
  }));
  const verdicts = jobs
    .map((job) => coach.work(job).findLast(({ kind }) => kind === 'verdict'))
    .flatMap((message) => (message?.kind === 'verdict' ? message.verdict : []));
  expect(verdicts).toHaveLength(jobs.length);
  expect(verdicts.filter(({ stage }) => stage !== 'examples')).toEqual([]);
  expect(verdicts.filter(isDone)).toEqual([]);
});
