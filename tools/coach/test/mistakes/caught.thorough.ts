/**
 * Every mistake is caught by the rule that it breaks, shown by the cards that it names, and told from
 * all others by its answers.
 */
import { join, relative, resolve } from 'node:path';
import { type KnownMistakes, readKnownMistakes } from '../../../page/build/read-known-mistakes.ts';
import { UNITS } from '../../../solution/units.ts';
import { type Mistake, parseDescription, readAllMistakes } from '../../mistakes.ts';

const MISTAKES = join('tools', 'coach', 'exercises');
const mistakes = readAllMistakes(MISTAKES);

let knownMistakes: KnownMistakes = {};

beforeAll(async () => {
  knownMistakes = await readKnownMistakes(resolve('.'));
});

test('there are mistakes in every unit that a solution may bring', () => {
  const units = new Set(mistakes.map(({ unit }) => unit));
  expect(units).toEqual(new Set(Object.keys(UNITS)));
});

const BY_FILE = mistakes.map((mistake): [string, Mistake] => [
  relative(MISTAKES, mistake.path),
  mistake,
]);

test.each(BY_FILE)('%s is caught by the rule that it names', (_, mistake) => {
  const { wrong, reason, caughtBy, shownBy } = mistake;
  const judged = Object.values(knownMistakes)
    .flat()
    .find((known) => known.wrong === wrong && known.reason === reason);
  expect(judged?.exposedBy).toMatchObject({ chapter: caughtBy.feature, rule: caughtBy.rule });
  if (shownBy !== undefined) expect(judged?.hand).toBe(shownBy);
});

test('no two mistakes give the same answers, except on counts of shuffled cards', () => {
  const alike = Object.values(knownMistakes).flatMap((known) =>
    known.filter(({ answers }, place) =>
      known.some((other, otherPlace) => otherPlace < place && other.answers === answers),
    ),
  );
  expect(alike.map(({ wrong }) => wrong)).toEqual([
    'Shuffles once, and deals every round from the same deck.',
    'Shuffles by sorting with a random comparison, so that the first cards of the deck come first ' +
      'too often.',
  ]);
});

describe('the head comment', () => {
  const text = `/**
 * Finds no pair
 * in two cards.
 *
 * Made by no one.
 *
 * Cause: Counts badly
 *
 * Caught by: pair / Two cards of one rank are a pair
 */
export {};
`;

  test('says what is wrong, who makes the mistake and why, and which rule catches it', () => {
    expect(parseDescription(text, 'pair/none.ts')).toEqual({
      wrong: 'Finds no pair in two cards.',
      reason: 'Made by no one.',
      cause: 'Counts badly',
      caughtBy: { feature: 'pair', rule: 'Two cards of one rank are a pair' },
    });
  });

  test('may name cards that show it', () => {
    const shown = text.replace('\n */', '\n *\n * Shown by: Kd Kh\n */');
    expect(parseDescription(shown, 'pair/none.ts')).toMatchObject({
      caughtBy: { rule: 'Two cards of one rank are a pair' },
      shownBy: 'Kd Kh',
    });
  });

  test.each([
    { when: 'is missing', bad: 'export {};\n' },
    { when: 'names no rule', bad: text.replace('Caught by', 'Perhaps') },
    { when: 'gives no reason', bad: text.replace(' * Made by no one.\n *\n', '') },
  ])('is refused when it $when', ({ bad }) => {
    expect(() => parseDescription(bad, 'pair/none.ts')).toThrow(
      'pair/none.ts must start with what is wrong, who makes it and why, "Cause: …" and "Caught',
    );
  });
});
