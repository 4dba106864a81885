/**
 * Finds no three of a kind in three cards alone.
 *
 * Made by people who reject anything but a hand of five or more before looking at it.
 *
 * Cause: Thinks that a hand is always five cards
 *
 * Caught by: three-of-a-kind / Three cards of one rank are three of a kind
 *
 * Shown by: 7c 7d 7h
 */
import type { Cards } from '../../../../../src/cards/card.ts';
import { isThreeOfAKind as isThreeOfAKindOfAny } from '../../../../../src/rules/three-of-a-kind.ts';

export function isThreeOfAKind(cards: Cards): boolean {
  return cards.length >= 5 && isThreeOfAKindOfAny(cards);
}
