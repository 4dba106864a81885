import type { Cards } from '../cards/card.ts';
import type { Category } from './ladder.ts';

/** What a hand is worth, with everything that a comparison needs. */
export interface HandRank {
  readonly category: Category;
  /**
   * The best five (fewer if fewer were given), largest group first, then by rank; a wheel is 5 4 3
   * 2 A.
   */
  readonly cards: Cards;
  /** The ranks of those cards in that order, 2 to 14; the ace of a wheel counts as 1. */
  readonly tieBreak: readonly number[];
}
