/**
 * Counts four cards of one suit as a flush.
 *
 * Made by people who are off by one, or count how often the suit repeats instead of how many cards
 * it has.
 *
 * Cause: Counts something other than the rule says, or one too few
 *
 * Caught by: flush / Fewer than five cards of one suit are not a flush
 *
 * Shown by: 2h 7h 9h Jh Ks 4s 5s
 */
import { type Cards, SUITS } from '../../../../../src/cards/card.ts';
import { ofSuit } from '../../../../../src/rules/groups.ts';

export function isFlush(cards: Cards): boolean {
  return SUITS.some((suit) => ofSuit(cards, suit).length >= 4);
}
