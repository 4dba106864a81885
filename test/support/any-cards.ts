/**
 * Random cards for properties: from a few suits and neighbouring ranks, because fair deals hardly
 * ever have more than a pair.
 */
import fc from 'fast-check';
import { type Card, type Cards, DECK, RANKS, SUITS } from '../../src/kata.ts';

/** Runs a check on so many random values. */
export function forAny<Value>(
  numRuns: number,
  values: fc.Arbitrary<Value>,
  check: (value: Value) => void,
): void {
  fc.assert(fc.property(values, check), { numRuns });
}

/** Returns two hands, each from a deck of its own. */
export function anyTwo(least: number, most: number): fc.Arbitrary<[Cards, Cards]> {
  return fc.tuple(anyCards(least, most), anyCards(least, most));
}

/** Returns so many cards of one deck, in any order; frozen, so that sorting them throws. */
export function anyCards(least: number, most: number = least): fc.Arbitrary<Cards> {
  return partOfDeck
    .filter((part) => part.length >= least)
    .chain((part) =>
      fc.shuffledSubarray([...part], { minLength: least, maxLength: Math.min(most, part.length) }),
    )
    .map((cards) => Object.freeze(cards));
}

const partOfDeck: fc.Arbitrary<Cards> = fc
  .record({
    suits: fc.subarray([...SUITS], { minLength: 1 }),
    lowest: fc.integer({ min: 0, max: RANKS.length - 1 }),
    width: fc.integer({ min: 2, max: RANKS.length }),
  })
  .map(({ suits, lowest, width }) =>
    DECK.filter(({ rank, suit }) => {
      const fromLowest = (rank - 2 - lowest + RANKS.length) % RANKS.length;
      return suits.includes(suit) && fromLowest < width;
    }),
  );

/** Exchanges each suit of the cards for another. */
export function withOtherSuits(cards: Cards): fc.Arbitrary<Cards> {
  return fc.shuffledSubarray([...SUITS], { minLength: SUITS.length }).map((order) => {
    const exchanged = (suit: Card['suit']) => order[SUITS.indexOf(suit)] as Card['suit'];
    return cards.map(({ rank, suit }) => ({ rank, suit: exchanged(suit) }));
  });
}

/** Returns the same cards in another order. */
export function inOtherOrder(cards: Cards): fc.Arbitrary<Cards> {
  return fc
    .shuffledSubarray([...cards], { minLength: cards.length })
    .map((order) => Object.freeze(order));
}
