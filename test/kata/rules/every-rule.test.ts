/** What all rules have in common, tried on random cards. */
import fc from 'fast-check';
import { LADDER } from '../../../src/kata/kata.ts';
import { anyCards, forAny, inOtherOrder, withOtherSuits } from '../../support/any-cards.ts';

describe.each(LADDER)('whether cards contain a $category', ({ holds }) => {
  test('does not depend on their order', () => {
    const inTwoOrders = anyCards(1, 14).chain((cards) =>
      fc.tuple(fc.constant(cards), inOtherOrder(cards)),
    );
    forAny(400, inTwoOrders, ([cards, reordered]) => {
      expect(holds(reordered)).toBe(holds(cards));
    });
  });

  test('does not depend on which suit is which', () => {
    const inTwoSuits = anyCards(1, 14).chain((cards) =>
      fc.tuple(fc.constant(cards), withOtherSuits(cards)),
    );
    forAny(400, inTwoSuits, ([cards, exchanged]) => {
      expect(holds(exchanged)).toBe(holds(cards));
    });
  });

  test('stays true with one card more', () => {
    forAny(400, anyCards(1, 14), (cards) => {
      const [, ...fewer] = cards;
      const isLost = holds(fewer) && !holds(cards);
      expect(isLost).toBe(false);
    });
  });
});
