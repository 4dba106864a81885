import { runInNewContext } from 'node:vm';
import { Then } from '@cucumber/cucumber';
import { expectEqual, expectRefusal, Mismatch } from '../../steps/expect.ts';
import '../../steps/rules.steps.ts';

jest.mock('@cucumber/cucumber', () => ({
  Then: jest.fn(),
  World: class {},
  setWorldConstructor: jest.fn(),
}));

const throwing = (error: unknown) => () => {
  throw error;
};
const refuse = (attempt: () => unknown) => expectRefusal(attempt, 'the flop has three cards');

class Misdeal extends Error {
  override readonly name = 'Misdeal';
}

test.each([
  new Error(''),
  new Error('any words'),
  new RangeError('23 players are too many'),
  new Misdeal('no'),
  runInNewContext('new Error("of another realm")'),
])('a refusal may be any error that is thrown on purpose: %s', (error) => {
  expect(() => refuse(throwing(error))).not.toThrow();
});

test.each([
  (): unknown => (undefined as unknown as unknown[])[0],
  () => new Array(-1),
  () => BigInt(2.5),
  () => JSON.parse('{'),
  () => (2.5).toFixed(101),
  throwing(new TypeError('five cards were expected')),
  () => runInNewContext('null.rank'),
  function endless(): unknown {
    return [endless()];
  },
])('an error as JavaScript throws it by itself refuses nothing: %s', (attempt) => {
  expect(() => refuse(attempt)).toThrow(Mismatch);
});

test('an answer is no refusal, and what is thrown and is no error goes on', () => {
  expect(() => refuse(() => 3)).toThrow(
    'expected an error, because the flop has three cards, but got none',
  );
  expect(() => refuse(throwing('text'))).toThrow('text');
});

test('a tie may be -0, but 1 is not true', () => {
  expect(() => expectEqual(-0, 0)).not.toThrow();
  expect(() => expectEqual(Number.NaN, 0)).toThrow(Mismatch);
  expect(() => expectEqual(1, true)).toThrow(Mismatch);
});

const EARLIER = '; called alone it is right, so it remembers earlier calls';

test.each([
  [
    'they contain {combination}',
    'pair',
    false,
    '',
    'should contain a pair, but isPair returned false',
  ],
  [
    'they do not contain {combination}',
    'flush',
    true,
    EARLIER,
    'should not contain a flush, but isFlush returned true',
  ],
])(
  'a wrong answer to "%s" is told in a sentence',
  (pattern, combination, answer, earlier, sentence) => {
    const [, check] = jest.mocked(Then).mock.calls.find(([of]) => of === pattern) as unknown as [
      string,
      () => void,
    ];
    const world = {
      rules: { predicates: { [combination]: () => answer } },
      cards: [],
      isRightAlone: () => earlier !== '',
    };
    expect(() => Reflect.apply(check, world, [combination])).toThrow(
      new Error(`these cards ${sentence}${earlier}`),
    );
  },
);
