/** The ranks, lowest first: 11 is the jack, 12 the queen, 13 the king and 14 the ace. */
export const RANKS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;

/** The suits in index order: clubs, diamonds, hearts, spades. No suit beats another. */
export const SUITS = ['C', 'D', 'H', 'S'] as const;

/** A rank: a jack is 11, a queen 12, a king 13 and an ace 14. */
export type Rank = (typeof RANKS)[number];
/** A suit: clubs, diamonds, hearts or spades. */
export type Suit = (typeof SUITS)[number];

/** A playing card: the ace of spades is `{ rank: 14, suit: 'S' }`. */
export interface Card {
  readonly rank: Rank;
  readonly suit: Suit;
}

/** Any number of cards of one deck, in any order. No function changes this array. */
export type Cards = readonly Card[];

export const ACE = 14;
