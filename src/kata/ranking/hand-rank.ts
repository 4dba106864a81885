import type { Cards } from '../cards/card.ts';
import type { Category } from './ladder.ts';

/** What cards are worth: all that a comparison needs, so that it never has to open the cards again. */
export interface HandRank {
  readonly category: Category;
  /** The best five (fewer if fewer were given), largest group first, then by rank; a wheel is 5 4 3 2 A. */
  readonly cards: Cards;
  /** The ranks of those cards, 2 to 14, in that order; the ace of a wheel counts 1. */
  readonly tieBreak: readonly number[];
}
