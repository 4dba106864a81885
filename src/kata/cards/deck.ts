import { type Card, RANKS, SUITS } from './card.ts';

/**
 * Every card there is, once, at its index 0..51 = suit (C D H S) * 13 + rank (2..A).
 * The library hands out these objects and no copies, so two parsed cards can be compared with `===`.
 */
export const DECK: readonly Card[] = Object.freeze(
  SUITS.flatMap((suit) => RANKS.map((rank) => Object.freeze({ rank, suit }))),
);

/** Returns the cards with these indices. */
export const cardsAt = (indices: ArrayLike<number>): Card[] => Array.from(indices, (index) => DECK[index] as Card);

/** Builds a new deck: the 52 cards in index order, suit (C D H S) * 13 + rank (2..A). */
export const buildDeck = (): Card[] => [...DECK];
