/**
 * Every mistake is caught by the rule that it breaks, and nearly every one is told from all others.
 */
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { KnownMistake } from '../../../src/learning/coach/verdict.ts';
import {
  type Mistake,
  parseDescription,
  readMistakes,
} from '../../../src/learning/mistakes/mistakes.ts';
import { readKnownMistakes } from '../../../src/page/build/load-coach.ts';
import { UNITS } from '../../../src/solution/units.ts';

const MISTAKES = join('src', 'learning', 'mistakes');
const mistakes = readMistakes(MISTAKES);

let known: readonly KnownMistake[] = [];
const knownAs = ({ wrong, reason }: Mistake) =>
  known.find((mistake) => mistake.wrong === wrong && mistake.reason === reason);

beforeAll(async () => {
  known = Object.values(await readKnownMistakes(resolve('.'))).flat();
});

test('the README counts them', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(`${mistakes.length} common mistakes`);
});

test('there are mistakes in every unit that a solution may bring', () => {
  expect([...new Set(mistakes.map(({ unit }) => unit))].sort()).toEqual(
    Object.keys(UNITS).toSorted(),
  );
});

const named = mistakes.map((mistake): [string, Mistake] => [
  relative(MISTAKES, mistake.path),
  mistake,
]);

test.each(named)('%s is caught by the rule that it names', (_, mistake) => {
  const { feature: chapter, rule } = mistake.caughtBy;
  expect(knownAs(mistake)?.exposedBy).toMatchObject({ chapter, rule });
});

test('nearly every mistake is told by name, or as one of two', () => {
  const alike = known.map(
    ({ fails }) => known.filter((one) => one.fails.join() === fails.join()).length,
  );
  expect(alike.filter((count) => count <= 2).length).toBeGreaterThanOrEqual(120);
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
