import { runInNewContext } from 'node:vm';
import { parseCards } from '../../src/kata.ts';
import { expectEqual, expectRefusal, Mismatch } from '../../steps/expect.ts';
import { expectContaining } from '../../steps/expect-containing.ts';
import { OUR_RULES, type Rules } from '../../steps/rules-under-test.ts';

const throwing = (error: unknown) => () => {
  throw error;
};
const refuse = (attempt: () => unknown) => expectRefusal(attempt, 'the flop has three cards');

class Misdeal extends Error {
  override readonly name = 'Misdeal';
}

test.each([
  { what: 'without words', error: new Error('') },
  { what: 'with any words', error: new Error('any words') },
  { what: 'a RangeError', error: new RangeError('23 players are too many') },
  { what: 'of a class of its own', error: new Misdeal('no') },
  { what: 'of another realm', error: runInNewContext('new Error("any words")') },
])('a refusal may be any error that is thrown on purpose: $what', ({ error }) => {
  expect(() => refuse(throwing(error))).not.toThrow();
});

const endless = (): unknown => [endless()];

test.each<{ what: string; attempt: () => unknown }>([
  { what: 'an item of undefined', attempt: () => (undefined as unknown as unknown[])[0] },
  { what: 'an array of a negative length', attempt: () => new Array(-1) },
  { what: 'a fraction as a BigInt', attempt: () => BigInt(2.5) },
  { what: 'JSON that does not end', attempt: () => JSON.parse('{') },
  { what: 'too many digits', attempt: () => (2.5).toFixed(101) },
  { what: 'any TypeError', attempt: throwing(new TypeError('five cards were expected')) },
  { what: 'an error of another realm', attempt: () => runInNewContext('null.rank') },
  { what: 'calls without end', attempt: endless },
])('an error as JavaScript throws it by itself refuses nothing: $what', ({ attempt }) => {
  expect(() => refuse(attempt)).toThrow(Mismatch);
});

test('an answer is no refusal', () => {
  expect(() => refuse(() => 3)).toThrow(
    'expected an error, because the flop has three cards, but got none',
  );
});

test('what is thrown and is no error goes on', () => {
  expect(() => refuse(throwing('text'))).toThrow('text');
});

test('0 and -0 are the same tie', () => {
  expect(() => expectEqual(-0, 0)).not.toThrow();
});

test('NaN is no tie', () => {
  expect(() => expectEqual(Number.NaN, 0)).toThrow(
    expect.objectContaining({ name: 'Mismatch', actual: Number.NaN, expected: 0 }),
  );
});

test('1 is not true', () => {
  expect(() => expectEqual(1, true)).toThrow(
    expect.objectContaining({ name: 'Mismatch', actual: 1, expected: true }),
  );
});

const { predicates } = OUR_RULES;
const deniesPairs: Rules = { ...OUR_RULES, predicates: { ...predicates, pair: () => false } };
const seesFlushes: Rules = { ...OUR_RULES, predicates: { ...predicates, flush: () => true } };

test('a combination that is not found is told in a sentence', () => {
  const world = { rules: deniesPairs, cards: parseCards('KH KD'), isRightAlone: () => false };
  expect(() => expectContaining(world, 'pair', true)).toThrow(
    new Error('KH KD should contain a pair, but isPair returned false'),
  );
});

test('a rule that is right when it is called alone is said to remember', () => {
  const world = { rules: seesFlushes, cards: parseCards('KH KD'), isRightAlone: () => true };
  expect(() => expectContaining(world, 'flush', false)).toThrow(
    new Error(
      'KH KD should not contain a flush, but isFlush returned true; called alone it is right, so it remembers earlier calls',
    ),
  );
});
