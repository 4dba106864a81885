/**
 * Counts the steel wheel, A 2 3 4 5 of one suit, as a royal flush.
 *
 * Made by people who look for five cards of one suit in a row, one of them an ace, and forget that
 * an ace may be low.
 *
 * Cause: Gives the ace one value, or lets it join both ends
 *
 * Caught by: royal-flush / A straight flush with an ace among the cards need not be royal
 *
 * Shown by: Ah 2h 3h 4h 5h
 */
import { ACE, type Cards, SUITS } from '../../../../../src/cards/card.ts';
import { ofSuit } from '../../../../../src/rules/groups.ts';
import { isStraight } from '../../../../../src/rules/straight.ts';

export function isRoyalFlush(cards: Cards): boolean {
  return SUITS.some((suit) => {
    const suited = ofSuit(cards, suit);
    return isStraight(suited) && suited.some(({ rank }) => rank === ACE);
  });
}
