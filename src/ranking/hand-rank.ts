import type { Cards } from '../cards/card.ts';
import type { Category } from './categories.ts';

/** What a hand is worth, with everything that a comparison needs. */
export interface HandRank {
  readonly category: Category;
  /**
   * The best five, or all cards if there are fewer: the largest group of one rank first, and groups
   * of one size by rank. The ace of a wheel, the straight 5 4 3 2 A, comes last.
   */
  readonly cards: Cards;
  /** The ranks of those cards in that order, 2 to 14; the ace of a wheel counts as 1. */
  readonly tieBreak: readonly number[];
}

/** Ranks any number of cards. @throws Error on none */
export type RankHand = (cards: Cards) => HandRank;

/** Compares two ranked hands: more than 0 when `a` wins, less than 0 when `b` wins, 0 for a tie. */
export type CompareHandRanks = (a: HandRank, b: HandRank) => number;
