/**
 * Counts king, ace, two, three, four of one suit as a straight flush.
 *
 * Made by people who write the check for five in a row again for one suit, and let the ranks go
 * round in a ring.
 *
 * Cause: Gives the ace one value, or lets it join both ends
 *
 * Caught by: straight-flush / A straight and a flush among the cards are not enough
 *
 * Shown by: Ah Kh 2h 3h 4h Qs 9d
 */
import { type Cards, RANKS, SUITS } from '../../../../../src/cards/card.ts';
import { countRanks, ofSuit } from '../../../../../src/rules/groups.ts';

export function isStraightFlush(cards: Cards): boolean {
  const ring = [...RANKS, ...RANKS.slice(0, 4)];
  return SUITS.some((suit) => {
    const counts = countRanks(ofSuit(cards, suit));
    return RANKS.some((_, first) => ring.slice(first, first + 5).every((rank) => counts[rank]));
  });
}
