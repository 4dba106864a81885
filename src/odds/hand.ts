/**
 * What a hand is worth with a board of five, in two parts: by the ranks of the board as if there
 * were no flush, and by its ranks of one suit. The better of both counts. A larger strength wins.
 */

/** More cards of a suit than a board has. */
export const IMPOSSIBLE = 6;

/** A hand whose cards may change. */
export interface Hand {
  /** Takes other cards, as many indices of the deck as the game deals. */
  hold(cards: Uint8Array): void;
  /**
   * Returns how many cards of a suit the board must have to make a flush: three to five, or
   * IMPOSSIBLE.
   */
  fewestForFlush(suit: number): number;
  /** Returns the strength with the five ranks of a board, 0 to 12 each, as if it were no flush. */
  strengthOfRanks(ranks: Uint8Array): number;
  /** Returns the strength of the flush with the ranks of a suit on the board; 0 for none. */
  strengthOfFlush(suit: number, ranks: number): number;
}
