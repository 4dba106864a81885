/**
 * Misses a straight flush when a card of the same rank in another suit comes first.
 *
 * Made by people who drop the second card of each rank to find the straight, and then look at the
 * suit.
 *
 * Cause: Keeps only the first of several, or the last
 *
 * Caught by: straight-flush / A card of the same rank in another suit makes no difference
 *
 * Shown by: 5h 6h 7h 8h 9s 9h 2c
 */
import { type Cards, SUITS } from '../../../../../src/cards/card.ts';
import { ofSuit } from '../../../../../src/rules/groups.ts';
import { isStraight } from '../../../../../src/rules/straight.ts';

export function isStraightFlush(cards: Cards): boolean {
  const oneOfEachRank = cards.filter(
    (card) => cards.find(({ rank }) => rank === card.rank) === card,
  );
  return SUITS.some((suit) => isStraight(ofSuit(oneOfEachRank, suit)));
}
