/** A public function answers whatever it is given, or says in a sentence what is wrong. */
import fc from 'fast-check';
import * as library from '../../src/index.ts';
import { anyCards, forAny } from '../support/any-cards.ts';

const anything = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
});

const circular: unknown[] = [];
circular.push({ circular });
const unreadable = {
  get rank(): number {
    throw new Error('nobody may read this');
  },
};
const anyValue = fc.oneof(
  { weight: 5, arbitrary: anything },
  fc.constantFrom<unknown>(
    Symbol('any'),
    circular,
    unreadable,
    Number.isNaN,
    -0,
    2 ** 53,
    1e9,
    '',
    'AH KD',
  ),
);

const anyCard = anyCards(1).map(([card]) => card);
const anyRank = anyCards(1, 9).map(library.rankHand);
const random = fc.constant(Math.random);
const players = fc.oneof(fc.integer({ min: 1, max: 11 }), fc.array(fc.string()));
const deal = fc.oneof(
  fc.record({ players, random }),
  fc.record({ players, deck: anyCards(9, 52) }),
);

/** The indices of so many cards. */
const indices = (count: number) => Array.from({ length: count }, () => fc.nat(51));

/**
 * Right parameters, parts of which are then replaced. A function without an entry takes one to nine
 * cards.
 */
const PARAMETERS: Readonly<Record<string, readonly fc.Arbitrary<unknown>[]>> = {
  parseCards: [fc.string()],
  formatCards: [anyCards(0, 9), fc.constant({ suits: 'symbols' })],
  cardIndex: [anyCard],
  cardAt: [fc.nat(51)],
  buildDeck: [],
  shuffle: [fc.array(fc.nat()), random],
  compareHands: [anyCards(1, 9), anyCards(1, 9)],
  compareHandRanks: [anyRank, anyRank],
  describe: [anyRank],
  explain: [anyRank, anyRank],
  rankFiveCardDraw: [anyCards(5)],
  rankTexasHoldem: [anyCards(2), anyCards(3, 5)],
  rankOmaha: [anyCards(4), anyCards(3, 5)],
  dealCards: [fc.constantFrom('five-card-draw', 'texas-holdem', 'omaha'), deal],
  dealTexasHoldem: [deal],
  dealOmaha: [deal],
  dealFiveCardDraw: [deal],
  showdown: [fc.array(fc.record({ rank: anyRank }))],
  winners: [fc.array(fc.record({ rank: anyRank }))],
  seededRandom: [fc.nat()],
  categoryOf: [fc.integer({ min: 1, max: 7462 })],
  evaluate: [fc.array(fc.nat(51))],
  evaluate5: indices(5),
  evaluate6: indices(6),
  evaluate7: indices(7),
};

const functions = [
  ...Object.entries(library).filter(
    ([name, value]) =>
      typeof value === 'function' && !name.endsWith('Unchecked') && name !== 'PokerError',
  ),
  ...library.LADDER.map(({ category, holds }) => [`the rung ${category}`, holds] as const),
  ...Object.values(library.evaluators).map(
    ({ name, strength }) => [`${name}.strength`, strength] as const,
  ),
] as [string, (...given: unknown[]) => unknown][];

/** Any other value, or this one with another value somewhere in it. */
function spoiled(value: unknown): fc.Arbitrary<unknown> {
  const parts = typeof value === 'object' && value ? Object.entries(value) : [];
  if (parts.length === 0) return anyValue;
  const spoiledInside = fc
    .constantFrom(...parts)
    .chain(([key, part]) => spoiled(part).map((other) => withPart(value as object, key, other)));
  return fc.oneof(anyValue, spoiledInside);
}

function withPart(value: object, key: string, part: unknown): unknown {
  return Array.isArray(value) ? value.with(Number(key), part) : { ...value, [key]: part };
}

test.each(functions)('%s answers, or refuses in a sentence', (name, call) => {
  const parameters = PARAMETERS[name] ?? [anyCards(1, 9)];
  const anyArguments = fc.tuple(...parameters).chain(spoiled);
  forAny(50, anyArguments, (given) => {
    try {
      call(...(Array.isArray(given) ? given : [given]));
    } catch (error) {
      expect(error).toBeInstanceOf(library.PokerError);
      expect((error as Error).message).toMatch(/^[^\p{C}\p{Zl}\p{Zp}]{1,250}$/u);
    }
  });
});
