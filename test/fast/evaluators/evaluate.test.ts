/** `evaluate` and its kin: what they give, and what they say of what is no list of cards. */
import {
  evaluate,
  evaluate5,
  evaluate5Unchecked,
  evaluate6,
  evaluate6Unchecked,
  evaluate7,
  evaluate7Unchecked,
} from '../../../src/fast/evaluators/evaluate.ts';
import { cardIndex, parseCards } from '../../../src/kata/kata.ts';

const indices = (text: string) => parseCards(text).map(cardIndex);

const AN_INDEX = 'the index of a card: expected card indices, integers from 0 to 51';

/** What a caller without types may give as cards, and what is said of the one that is none. */
const NO_INDICES: readonly (readonly [unknown, string])[] = [
  [['0', '1', '2', '3', '5'], `"'0'" in "'0' '1' '2' '3' '5'"`],
  [[0, 1, 2, 3, '5', 13, 26], `"'5'" in "0 1 2 3 '5' 13 26"`],
  [[[0], [1], [2]], '"an array" in "an array an array an array"'],
  [[0, 1, 2, 3, {}], '"an object" in "0 1 2 3 an object"'],
  [[0, 1, 2, 3, null], '"null" in "0 1 2 3 null"'],
  [[0n, 1n, 2n, 3n, 5n], '"0n" in "0n 1n 2n 3n 5n"'],
  [[0, 1, 2, 3, Symbol('5')], '"Symbol(5)" in "0 1 2 3 Symbol(5)"'],
  [parseCards('AC KC QC JC TC'), '"AC" in "AC KC QC JC TC"'],
];

/** What is no list, and how it is called. */
const NO_LISTS: readonly (readonly [unknown, string])[] = [
  ['AC KC QC JC TC', "'AC KC QC JC TC'"],
  ...[undefined, null, 5].map((value) => [value, String(value)] as const),
  [1n, '1n'],
  [Symbol('5'), 'Symbol(5)'],
  [{}, 'an object'],
];

const NO_NUMBERS = [
  ...NO_INDICES.map(([bad, found]) => [bad, `${found} is not the index of a card`] as const),
  ...NO_LISTS.map(([bad, shown]) => [bad, `"${shown}" is not a list of cards`] as const),
];

describe('evaluate', () => {
  test.each([
    ['7C 5D 4C 3C 2C', 1, 'the weakest hand'],
    ['AC KC QC JC TC', 7462, 'a royal flush'],
    ['AS KS QS JS TS 2C', 7462, 'one among six cards'],
    ['AD KD QD JD TD AC AH', 7462, 'one among seven'],
    ['2H 3H 4H 5H AH TS JS QS KS 8S', 7453, 'a steel wheel beside a flush, among ten'],
    ['AC AD AH AS 2C 2D 2H 2S', 7441, 'two fours, among eight: aces over a two'],
  ])('%s is %i: %s', (text, strength) => {
    expect(evaluate(indices(text))).toBe(strength);
  });

  test.each([
    [2 ** 40, '"undefined" in "undefined undefined'],
    [Number.NaN, '"" has 0 cards: expected at least 5'],
  ])('looks at no more than a deck of a list that says it has %d cards', (length, message) => {
    expect(() => evaluate({ length })).toThrow(message);
  });

  test('takes as many indices as there are, whatever fraction the length has', () => {
    expect(evaluate({ ...[0, 1, 2, 3, 5], length: 5.5 })).toBe(5864);
  });

  test('takes typed arrays, and the whole deck', () => {
    expect(evaluate(Uint8Array.of(0, 13, 26, 39, 1))).toBe(7297);
    expect(evaluate(Uint8Array.from({ length: 52 }, (_, index) => index))).toBe(7462);
  });

  test.each([
    [[0, 1, 2, 3, 52], `"52" in "0 1 2 3 52" is not ${AN_INDEX}`],
    [[0, 1, 2, -1, 4, 5], `"-1" in "0 1 2 -1 4 5" is not ${AN_INDEX}`],
    [[0, 1, 2.5, 3, 4, 5, 6], `"2.5" in "0 1 2.5 3 4 5 6" is not ${AN_INDEX}`],
    [[0, 1, 2, 3, 4, 5, 6, 99], `"99" in "0 1 2 3 4 5 6 99" is not ${AN_INDEX}`],
    [
      [12, 1, 2, 12, 4],
      '"12", the AC, is given twice in "12 1 2 12 4": a deck has one of each card',
    ],
    [
      [0, 1, 2, 3, 4, 5, 6, 0],
      '"0", the 2C, is given twice in "0 1 2 3 4 5 6 0": a deck has one of each card',
    ],
    [[0, 1, 2, 3], '"0 1 2 3" has 4 cards: expected at least 5'],
    [[0], '"0" has 1 card: expected at least 5'],
  ])('rejects %j', (bad, message) => {
    expect(() => evaluate(bad)).toThrow(new Error(message));
  });

  test('rejects what is no number, before the first good call and after it', async () => {
    jest.resetModules();
    const fresh = await import('../../../src/fast/evaluators/evaluate.ts');
    const rejectsAll = () => {
      for (const [bad, problem] of NO_NUMBERS) {
        const message = `${problem}: expected card indices, integers from 0 to 51`;
        expect(() => fresh.evaluate(bad as number[])).toThrow(message);
      }
    };
    rejectsAll();
    expect(fresh.evaluate([0, 1, 2, 3, 5])).toBe(5864);
    rejectsAll();
  });
});

describe('evaluate5, evaluate6 and evaluate7', () => {
  test('give what evaluate gives, checked or not', () => {
    expect([evaluate5(0, 13, 26, 39, 1), evaluate5Unchecked(0, 13, 26, 39, 1)]).toEqual([
      7297, 7297,
    ]);
    expect([evaluate6(0, 13, 26, 39, 1, 2), evaluate6Unchecked(0, 13, 26, 39, 1, 2)]).toEqual([
      7298, 7298,
    ]);
    expect([evaluate7(0, 13, 26, 39, 1, 2, 3), evaluate7Unchecked(0, 13, 26, 39, 1, 2, 3)]).toEqual(
      [7299, 7299],
    );
  });

  test('reject repeated cards, strangers and missing cards', () => {
    expect(() => evaluate5(0, 1, 2, 3, 3)).toThrow('"3", the 5C, is given twice in "0 1 2 3 3"');
    expect(() => evaluate6(0, 1, 2, 3, 4, 52)).toThrow(
      '"52" in "0 1 2 3 4 52" is not the index of a card',
    );
    expect(() => evaluate7(51, 50, 49, 48, 47, 46, 51)).toThrow('"51", the AS, is given twice');
    const six = [0, 1, 2, 3, 4, 5] as unknown as Parameters<typeof evaluate7>;
    expect(() => evaluate7(...six)).toThrow(
      '"undefined" in "0 1 2 3 4 5 undefined" is not the index of a card',
    );
  });
});
