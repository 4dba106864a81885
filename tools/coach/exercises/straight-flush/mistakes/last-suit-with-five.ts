/**
 * Misses a straight flush when another suit with five cards comes after it.
 *
 * Made by people who go through the suits with a loop that overwrites its answer each time.
 *
 * Cause: Keeps only the first of several, or the last
 *
 * Caught by: straight-flush / It works for any number of cards
 *
 * Shown by: 2h 3h 4h 5h Ah Ts Js Qs Ks 8s
 */
import { type Cards, SUITS } from '../../../../../src/cards/card.ts';
import { ofSuit } from '../../../../../src/rules/groups.ts';
import { isStraight } from '../../../../../src/rules/straight.ts';

export function isStraightFlush(cards: Cards): boolean {
  let found = false;
  for (const suit of SUITS) {
    const suited = ofSuit(cards, suit);
    if (suited.length >= 5) found = isStraight(suited);
  }
  return found;
}
