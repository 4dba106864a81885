/**
 * Random cards for properties: of a few suits and neighbouring ranks, for fair ones hardly ever
 * hold more than a pair.
 */

import fc from 'fast-check';
import { type Card, type Cards, DECK, SUITS } from '../../src/kata/kata.ts';

/** Expects of so many random values what the check expects. */
export function forAny<Value>(
  numRuns: number,
  values: fc.Arbitrary<Value>,
  check: (value: Value) => void,
): void {
  fc.assert(fc.property(values, check), { numRuns });
}

/** Two hands, each of a deck of its own. */
export const anyTwo = (least: number, most: number) =>
  fc.tuple(anyCards(least, most), anyCards(least, most));

/** So many cards of one deck, in any order; frozen, so that whoever sorts them throws. */
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
    lowest: fc.integer({ min: 0, max: 12 }),
    width: fc.integer({ min: 2, max: 13 }),
  })
  .map(({ suits, lowest, width }) =>
    DECK.filter(({ rank, suit }) => suits.includes(suit) && (rank - 2 - lowest + 13) % 13 < width),
  );

/** The same cards after each suit has been exchanged for another. */
export function withOtherSuits(cards: Cards): fc.Arbitrary<Cards> {
  return fc
    .shuffledSubarray([...SUITS], { minLength: 4 })
    .map((order) =>
      cards.map(({ rank, suit }) => ({ rank, suit: order[SUITS.indexOf(suit)] as Card['suit'] })),
    );
}

/** The same cards in another order. */
export function inOtherOrder(cards: Cards): fc.Arbitrary<Cards> {
  return fc
    .shuffledSubarray([...cards], { minLength: cards.length })
    .map((order) => Object.freeze(order));
}
