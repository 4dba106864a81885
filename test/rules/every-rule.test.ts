/** What is true of every rule, whatever it asks for, on random cards. */
import fc from 'fast-check';
import { LADDER } from '../../src/kata.ts';
import { anyCards, forAny, inOtherOrder, withOtherSuits } from '../support/any-cards.ts';

describe.each(LADDER)('whether cards hold a $category', ({ holds }) => {
  test('does not depend on their order', () => {
    const hands = anyCards(1, 14).chain((cards) => {
      return fc.tuple(fc.constant(cards), inOtherOrder(cards));
    });
    forAny(400, hands, ([cards, reordered]) => expect(holds(reordered)).toBe(holds(cards)));
  });

  test('does not depend on which suit is which', () => {
    const hands = anyCards(1, 14).chain((cards) => {
      return fc.tuple(fc.constant(cards), withOtherSuits(cards));
    });
    forAny(400, hands, ([cards, exchanged]) => expect(holds(exchanged)).toBe(holds(cards)));
  });

  test('stays true with one card more', () => {
    forAny(400, anyCards(1, 14), (cards) => {
      const [, ...fewer] = cards;
      if (holds(fewer)) expect(holds(cards)).toBe(true);
    });
  });
});
