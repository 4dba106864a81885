/**
 * Misses a straight flush when a card of the same rank in another suit comes later.
 *
 * Made by people who collect the cards in a table by rank, where a later card overwrites an earlier
 * one.
 *
 * Cause: Keeps only the first of several, or the last
 *
 * Caught by: straight-flush / A card of the same rank in another suit makes no difference
 *
 * Shown by: 5h 6h 7h 8h 9h 9s 2c
 */
import { type Cards, SUITS } from '../../../../../src/cards/card.ts';
import { ofSuit } from '../../../../../src/rules/groups.ts';
import { isStraight } from '../../../../../src/rules/straight.ts';

export function isStraightFlush(cards: Cards): boolean {
  const byRank = new Map(cards.map((card) => [card.rank, card]));
  return SUITS.some((suit) => isStraight(ofSuit([...byRank.values()], suit)));
}
