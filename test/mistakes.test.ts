/** Every mistake is caught by the rule that it breaks, and by no chapter that has nothing to do with it. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { UNITS } from '../src/kata/solution.ts';
import { type Mistake, parseDescription, readMistakes } from '../src/mistakes/mistakes.ts';
import { readChapter } from '../src/practice/read-chapter.ts';
import { moduleOf } from '../src/practice/read-mistakes.ts';
import { ASKS_ABOUT, CHAPTERS } from './asks-about.ts';
import type { Failure } from './features-against-solutions.ts';
import { runner } from './practice/practising.ts';

const ROOT = join(__dirname, '..');

const UNIT_NAMES = Object.keys(UNITS);

const mistakes = readMistakes(join(ROOT, 'src', 'mistakes'));

/** The rules whose scenarios count, which takes Cucumber too long here. */
const COUNTING = CHAPTERS.flatMap((chapter) =>
  readChapter(chapter, '.').counts.map(({ rule }) => `${chapter} / ${rule}`),
);

/** Of each unit one mistake that Cucumber itself runs; the others are run by the practice's own part of it, which is quicker. */
const byCucumber = UNIT_NAMES.flatMap((unit) => {
  const ofUnit = mistakes.filter((mistake) => {
    const { feature, rule } = mistake.caughtBy;
    return mistake.unit === unit && !COUNTING.includes(`${feature} / ${rule}`);
  });
  return ofUnit.find(({ name }) => name === 'counted-exactly') ?? ofUnit[0] ?? [];
});
const [failuresOfOurs = [], ...failures] = runFeatures(['src/kata/rules', ...byCucumber.map(({ path }) => path)]);

/** What the practice's own part of Cucumber finds. */
const found = new Map<Mistake, Failed[]>();
beforeAll(async () => {
  const solutions = mistakes.map(({ unit, path, caughtBy }) => ({
    modules: [moduleOf(unit, path)],
    chapters: CHAPTERS,
    counted: caughtBy.feature,
  }));
  const all = await runner.failuresOf({ solutions });
  mistakes.forEach((mistake, index) => {
    const failed = all[index]?.failures ?? [];
    found.set(
      mistake,
      failed.map(({ chapter, rule, name }) => ({ feature: chapter, rule, scenario: name })),
    );
  });
});

/** A scenario that fails. */
type Failed = Omit<Failure, 'step'>;

function runFeatures(solutions: readonly string[]): Failure[][] {
  const run = ['--import', 'tsx', 'test/features-against-solutions.ts', ...solutions];
  const { stdout, stderr } = spawnSync(process.execPath, run, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 30 });
  const lines = stdout.split('\n').filter(Boolean);
  if (lines.length !== solutions.length) throw new Error(stderr);
  return lines.map((line) => JSON.parse(line) as Failure[]);
}

/** What speaks against a mistake: that its rule does not catch it, and chapters that catch it although they should not. */
function complaints({ unit, caughtBy }: Mistake, failed: readonly Failed[]): string[] {
  const caught = failed.some(({ feature, rule }) => feature === caughtBy.feature && rule === caughtBy.rule);
  const strangers = failed.filter(({ feature }) => feature !== unit && !ASKS_ABOUT[feature]?.includes(unit));
  return [
    ...(caught ? [] : [`no scenario of "${caughtBy.feature} / ${caughtBy.rule}" catches it`]),
    ...strangers.map(({ feature, scenario }) => `"${feature} / ${scenario}" has nothing to do with it and fails`),
  ];
}

const nameOf = ({ path }: Mistake) => relative(join(ROOT, 'src', 'mistakes'), path);
const named = mistakes.map((mistake): [string, Mistake] => [nameOf(mistake), mistake]);
const namedByCucumber = byCucumber.map((mistake, index): [string, Mistake, Failure[]] => [
  nameOf(mistake),
  mistake,
  failures[index] ?? [],
]);

test('our own rules fail nowhere', () => {
  expect(failuresOfOurs).toEqual([]);
});

test('the README counts them', () => {
  expect(readFileSync(join(ROOT, 'README.md'), 'utf8')).toContain(`${mistakes.length} usual ways to get a rule wrong`);
});

test('there are mistakes in every unit that a solution may bring', () => {
  expect([...new Set(mistakes.map(({ unit }) => unit))].sort()).toEqual(UNIT_NAMES.toSorted());
});

test.each(named)('%s is caught by its rule and by nothing foreign to it', (_, mistake) => {
  expect(complaints(mistake, found.get(mistake) ?? [])).toEqual([]);
});

test.each(namedByCucumber)('%s fails the same scenarios when Cucumber itself runs them', (_, mistake, failed) => {
  expect(failed.length).toBeGreaterThan(0);
  expect(failed.map(({ step, ...scenario }) => scenario)).toEqual(found.get(mistake));
});

test.each(namedByCucumber.filter(([, { name }]) => name === 'counted-exactly'))(
  '%s changes what cards contain and not what they are worth',
  (_, _mistake, failed) => {
    expect(failed.filter(({ step }) => !/^they (do not )?contain /.test(step))).toEqual([]);
  },
);

describe('a mistake is complained of', () => {
  const caughtBy = { feature: 'pair', rule: 'Two cards of one rank are a pair' };
  const mistake: Mistake = { unit: 'pair', name: 'none', path: '', wrong: '', reason: '', caughtBy };
  const failure: Failure = { ...caughtBy, scenario: 'Two kings', step: 'they contain a pair' };

  test('when it is none', () => {
    expect(complaints(mistake, [])).toEqual(['no scenario of "pair / Two cards of one rank are a pair" catches it']);
  });

  test('when another rule catches it than the one it names', () => {
    expect(complaints(mistake, [{ ...failure, rule: 'Another' }])).toHaveLength(1);
    expect(complaints(mistake, [{ ...failure, feature: 'ranking' }])).toHaveLength(1);
  });

  test('when a chapter fails that does not ask about it', () => {
    expect(complaints(mistake, [failure, { ...failure, feature: 'flush' }])).toEqual([
      '"flush / Two kings" has nothing to do with it and fails',
    ]);
  });
});

describe('the head comment', () => {
  const text = `/**
 * Finds no pair
 * in two cards.
 *
 * Made by no one.
 *
 * Caught by: pair / Two cards of one rank are a pair
 */
export {};
`;

  test('says what is wrong, who makes the mistake and why, and which rule catches it', () => {
    expect(parseDescription(text, 'pair/none.ts')).toEqual({
      wrong: 'Finds no pair in two cards.',
      reason: 'Made by no one.',
      caughtBy: { feature: 'pair', rule: 'Two cards of one rank are a pair' },
    });
  });

  test.each([
    ['is missing', 'export {};\n'],
    ['names no rule', text.replace('Caught by', 'Perhaps')],
    ['gives no reason', text.replace(' * Made by no one.\n *\n', '')],
  ])('is refused when it %s', (_, bad) => {
    expect(() => parseDescription(bad, 'pair/none.ts')).toThrow(
      'pair/none.ts must start with what is wrong, who makes it and why, and "Caught by: …"',
    );
  });
});
