/**
 * Looks only at the suit of the first ace.
 *
 * Made by people who begin with the ace, because every royal flush has one, and stop at the first
 * ace that they find.
 *
 * Cause: Keeps only the first of several, or the last
 *
 * Caught by: royal-flush / It works for any number of cards
 *
 * Shown by: Ac As Ks Qs Js Ts
 */
import { ACE, type Cards } from '../../../../../src/cards/card.ts';

export function isRoyalFlush(cards: Cards): boolean {
  const suit = cards.find(({ rank }) => rank === ACE)?.suit;
  return [13, 12, 11, 10].every((rank) =>
    cards.some((card) => card.suit === suit && card.rank === rank),
  );
}
