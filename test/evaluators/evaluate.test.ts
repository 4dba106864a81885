/** `evaluate` and its kin: what they return, and how they refuse what is not a list of cards. */
import {
  evaluate,
  evaluate5,
  evaluate5Unchecked,
  evaluate6,
  evaluate6Unchecked,
  evaluate7,
  evaluate7Unchecked,
} from '../../src/evaluators/evaluate.ts';
import { cardIndex, parseCards } from '../../src/kata.ts';

const indices = (text: string) => parseCards(text).map(cardIndex);

const AN_INDEX = 'the index of a card: expected card indices, integers from 0 to 51';

/** What a caller without types may give as cards, and how the message shows it. */
const NOT_INDICES: readonly (readonly [unknown, string])[] = [
  [['0', '1', '2', '3', '5'], '"0" in ["0","1","2","3","5"]'],
  [[0, 1, 2, 3, '5', 13], '"5" in [0,1,2,3,"5",13]'],
  [[[0], [1], [2]], '[0] in [[0],[1],[2]]'],
  [[0, 1, 2, 3, {}], '{} in [0,1,2,3,{}]'],
  [[0, 1, 2, 3, null], 'null in [0,1,2,3,null]'],
  [[0n, 1n, 2n, 3n, 5n], '0n in [0n,1n,2n,3n,5n]'],
  [[0, 1, 2, 3, Symbol('5')], 'Symbol(5) in [0,1,2,3,Symbol(5)]'],
  [parseCards('AC KC QC JC TC'), '{"rank":14,"suit":"C"} in [{"rank":14,"suit":"C"},'],
];

/** What is not a list, and how the message shows it. */
const NOT_LISTS: readonly (readonly [unknown, string])[] = [
  ['AC KC QC JC TC', '"AC KC QC JC TC"'],
  [undefined, 'undefined'],
  [null, 'null'],
  [5, '5'],
  [1n, '1n'],
  [Symbol('5'), 'Symbol(5)'],
  [{}, '{}'],
];

/** `evaluate` before it has built any table: strangers must be found then, too. */
function freshEvaluate(): typeof evaluate {
  let fresh: typeof evaluate | undefined;
  jest.isolateModules(() => {
    ({ evaluate: fresh } = jest.requireActual('../../src/evaluators/evaluate.ts'));
  });
  return fresh as unknown as typeof evaluate;
}

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
    [2 ** 40, 'undefined in [undefined,undefined,'],
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
    [[0, 1, 2, 3, 52], `52 in [0,1,2,3,52] is not ${AN_INDEX}`],
    [[0, 1, 2, -1, 4, 5], `-1 in [0,1,2,-1,4,5] is not ${AN_INDEX}`],
    [[0, 1, 2.5, 3, 4, 5, 6], `2.5 in [0,1,2.5,3,4,5,…] is not ${AN_INDEX}`],
    [[0, 1, 2, 3, 4, 5, 6, 99], `99 in [0,1,2,3,4,5,…] is not ${AN_INDEX}`],
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

  test.each(NOT_INDICES)('rejects what are not indices: %p', (bad, shown) => {
    const evaluateFresh = freshEvaluate();
    for (let attempt = 1; attempt <= 2; attempt++) {
      expect(() => evaluateFresh(bad as number[])).toThrow(shown);
      expect(() => evaluateFresh(bad as number[])).toThrow(` is not ${AN_INDEX}`);
      // The tables are built by now.
      expect(evaluateFresh([0, 1, 2, 3, 5])).toBe(5864);
    }
  });

  test.each(NOT_LISTS)('rejects what is not a list: %p', (bad, shown) => {
    const message = `${shown} is not a list of cards: expected card indices, integers from 0 to 51`;
    expect(() => evaluate(bad as number[])).toThrow(new Error(message));
  });
});

describe('evaluate5, evaluate6 and evaluate7', () => {
  test('give what evaluate gives, checked or not', () => {
    const five = [0, 13, 26, 39, 1] as const;
    expect(evaluate5(...five)).toBe(7297);
    expect(evaluate5Unchecked(...five)).toBe(7297);
    expect(evaluate6(...five, 2)).toBe(7298);
    expect(evaluate6Unchecked(...five, 2)).toBe(7298);
    expect(evaluate7(...five, 2, 3)).toBe(7299);
    expect(evaluate7Unchecked(...five, 2, 3)).toBe(7299);
  });

  test('reject a card that is given twice', () => {
    expect(() => evaluate5(0, 1, 2, 3, 3)).toThrow('"3", the 5C, is given twice in "0 1 2 3 3"');
    expect(() => evaluate7(51, 50, 49, 48, 47, 46, 51)).toThrow('"51", the AS, is given twice');
  });

  test('reject a number that is not an index', () => {
    const message = '52 in [0,1,2,3,4,52] is not the index of a card';
    expect(() => evaluate6(0, 1, 2, 3, 4, 52)).toThrow(message);
  });

  test('reject a card too few', () => {
    const six = [0, 1, 2, 3, 4, 5] as unknown as Parameters<typeof evaluate7>;
    expect(() => evaluate7(...six)).toThrow('undefined in [0,1,2,3,4,5,…] is not the index');
  });
});
