/** Every mistake is caught by the rule that it breaks, and by no chapter that has nothing to do with it. */
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { UNITS } from '../src/kata/solution.ts';
import { type Mistake, parseDescription, readMistakes } from '../src/mistakes/mistakes.ts';
import { moduleOf } from '../src/practice/read-mistakes.ts';
import { coachOf } from '../src/rule-book/own-run.ts';
import { ASKS_ABOUT, CHAPTERS } from './asks-about.ts';

const MISTAKES = join('src', 'mistakes');
const mistakes = readMistakes(MISTAKES);

/** A scenario that fails. */
interface Failed {
  readonly feature: string;
  readonly rule: string;
  readonly scenario: string;
}

/** By mistake; run by the coach's own part of Cucumber, which is quicker than Cucumber itself (`mistakes.thorough.ts`). */
const found = new Map<Mistake, readonly Failed[]>();
beforeAll(async () => {
  const coach = await coachOf({ root: resolve('.'), fromSource: true });
  const solutions = mistakes.map(({ unit, path, caughtBy }) => ({
    modules: [moduleOf(unit, path)],
    chapters: CHAPTERS,
    counted: caughtBy.feature,
  }));
  const told = coach.work({ solutions }).flatMap((message) => (message.kind === 'failures' ? [message.failures] : []));
  mistakes.forEach((mistake, index) => {
    const failures = told[index] ?? [];
    found.set(
      mistake,
      failures.map(({ chapter, rule, name }) => ({ feature: chapter, rule, scenario: name })),
    );
  });
});

/** What speaks against a mistake: that its rule does not catch it, and chapters that catch it although they should not. */
function complaints({ unit, caughtBy }: Mistake, failed: readonly Failed[]): string[] {
  const caught = failed.some(({ feature, rule }) => feature === caughtBy.feature && rule === caughtBy.rule);
  const strangers = failed.filter(({ feature }) => feature !== unit && !ASKS_ABOUT[feature]?.includes(unit));
  return [
    ...(caught ? [] : [`no scenario of "${caughtBy.feature} / ${caughtBy.rule}" catches it`]),
    ...strangers.map(({ feature, scenario }) => `"${feature} / ${scenario}" has nothing to do with it and fails`),
  ];
}

test('the README counts them', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(`${mistakes.length} usual ways to get a rule wrong`);
});

test('there are mistakes in every unit that a solution may bring', () => {
  expect([...new Set(mistakes.map(({ unit }) => unit))].sort()).toEqual(Object.keys(UNITS).toSorted());
});

const named = mistakes.map((mistake): [string, Mistake] => [relative(MISTAKES, mistake.path), mistake]);

test.each(named)('%s is caught by its rule and by nothing foreign to it', (_, mistake) => {
  expect(complaints(mistake, found.get(mistake) ?? [])).toEqual([]);
});

describe('a mistake is complained of', () => {
  const caughtBy = { feature: 'pair', rule: 'Two cards of one rank are a pair' };
  const mistake: Mistake = { unit: 'pair', name: 'none', path: '', wrong: '', reason: '', caughtBy };
  const failed = { ...caughtBy, scenario: 'Two kings' };

  test('when nothing catches it', () => {
    expect(complaints(mistake, [])).toEqual(['no scenario of "pair / Two cards of one rank are a pair" catches it']);
  });

  test('when another rule catches it than the one it names', () => {
    expect(complaints(mistake, [{ ...failed, rule: 'Another' }])).toHaveLength(1);
    expect(complaints(mistake, [{ ...failed, feature: 'ranking' }])).toHaveLength(1);
  });

  test('when a chapter fails that does not ask about it', () => {
    const foreign = '"flush / Two kings" has nothing to do with it and fails';
    expect(complaints(mistake, [failed, { ...failed, feature: 'flush' }])).toEqual([foreign]);
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
