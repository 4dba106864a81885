import fc from 'fast-check';
import type { Cards } from '../../../src/kata/cards/card.ts';
import { LADDER } from '../../../src/kata/ranking/ladder.ts';
import { anyCards, inOtherOrder, withOtherSuits } from '../../any-cards.ts';

describe.each(LADDER)('$category', ({ holds }) => {
  test('does not depend on the order of the cards', () => {
    fc.assert(
      fc.property(pairOf(inOtherOrder), ([cards, reordered]) => {
        expect(holds(reordered)).toBe(holds(cards));
      }),
    );
  });

  test('does not depend on which suit is which', () => {
    fc.assert(
      fc.property(pairOf(withOtherSuits), ([cards, exchanged]) => {
        expect(holds(exchanged)).toBe(holds(cards));
      }),
    );
  });

  test('is never taken away by one more card', () => {
    fc.assert(
      fc.property(anyCards(1, 14), (cards) => {
        expect(holds(cards) || !holds(cards.slice(1))).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});

/** Cards together with a change of them. */
function pairOf<Changed>(change: (cards: Cards) => fc.Arbitrary<Changed>) {
  return anyCards(0, 14).chain((cards) => change(cards).map((changed) => [cards, changed] as const));
}
