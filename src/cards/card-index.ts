import { type Card, RANKS, SUITS, type Suit } from './card.ts';

const FIRST_INDEX = Object.fromEntries(
  SUITS.map((suit, at) => [suit, at * RANKS.length]),
) as Record<Suit, number>;

/** Cards by their indices in the deck. */
export type Indices = readonly number[];

/** Returns the index of a card in the deck: 0..51 = suit (C D H S) * 13 + rank (2..A). */
export function cardIndex(card: Card): number {
  return FIRST_INDEX[card.suit] + card.rank - RANKS[0];
}
