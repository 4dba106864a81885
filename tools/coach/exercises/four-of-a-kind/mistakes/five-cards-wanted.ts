/**
 * Finds no four of a kind in four cards alone.
 *
 * Made by people who reject anything but a hand of five or more before looking at it.
 *
 * Cause: Thinks that a hand is always five cards
 *
 * Caught by: four-of-a-kind / All four cards of one rank are four of a kind
 *
 * Shown by: 9c 9d 9h 9s
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { isFourOfAKind as isFourOfAKindOfAny } from '../../../../../src/rules/four-of-a-kind.ts';

export function isFourOfAKind(cards: Cards): boolean {
  return cards.length >= 5 && isFourOfAKindOfAny(cards);
}
