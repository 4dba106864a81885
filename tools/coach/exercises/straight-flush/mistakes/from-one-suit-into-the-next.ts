/**
 * Counts five card numbers in a row as a straight flush, though the ace that ends one suit is
 * followed by the ace that begins the next.
 *
 * Made by people who number the cards one suit after the other, with each ace at both ends of its
 * suit, and look for five numbers in a row.
 *
 * Cause: Gives the ace one value, or lets it join both ends
 *
 * Caught by: straight-flush / A straight and a flush among the cards are not enough
 *
 * Shown by: Qc Kc Ac Ad 2d 3d 4d
 */
import { ACE, type Cards, SUITS } from '../../../../../src/cards/card.ts';

export function isStraightFlush(cards: Cards): boolean {
  const numbers = new Set(
    cards.flatMap(({ rank, suit }) => {
      const first = SUITS.indexOf(suit) * 14;
      return rank === ACE ? [first, first + 13] : [first + rank - 1];
    }),
  );
  return [...numbers].some((number) => [1, 2, 3, 4].every((above) => numbers.has(number + above)));
}
