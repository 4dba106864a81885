/**
 * Misses a straight flush when its suit has higher cards.
 *
 * Made by people who find the flush first, keep its five highest cards and ask whether they are a
 * straight.
 *
 * Cause: Looks at the highest cards before the combination
 *
 * Caught by: straight-flush / The five need not be the highest cards
 *
 * Shown by: 2h 3h 4h 5h 6h Kh Ah
 */
import { type Cards, SUITS } from '../../../../../src/cards/card.ts';
import { ofSuit } from '../../../../../src/rules/groups.ts';
import { isStraight } from '../../../../../src/rules/straight.ts';

export function isStraightFlush(cards: Cards): boolean {
  return SUITS.some((suit) => {
    const highest = ofSuit(cards, suit).toSorted((a, b) => b.rank - a.rank);
    return isStraight(highest.slice(0, 5));
  });
}
