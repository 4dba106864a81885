import { type Card, type Cards, RANKS, SUITS } from './card.ts';

/**
 * The 52 cards at their indices, 0..51 = suit (C D H S) * 13 + rank (2..A).
 * All functions return these objects, never copies, so you can compare parsed cards with `===`.
 */
export const DECK: readonly Card[] = Object.freeze(
  SUITS.flatMap((suit) => RANKS.map((rank) => Object.freeze({ rank, suit }))),
);

/** Returns the cards at these indices of the deck, in the order given. */
export const cardsAt = (indices: ArrayLike<number>): Card[] =>
  Array.from(indices, (index) => DECK[index] as Card);

/** Returns a new array of the 52 cards: C D H S, each from the 2 to the ace. */
export const buildDeck = (): Card[] => [...DECK];

/** Returns a deck without these cards. */
export function cardsLeft(seen: Cards, deck: Cards = DECK): Card[] {
  return deck.filter(
    ({ rank, suit }) => !seen.some((card) => card.rank === rank && card.suit === suit),
  );
}
