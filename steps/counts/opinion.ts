/**
 * What the counts ask of a second opinion. Where a feature names a number, they can do without one:
 * then the number decides.
 */
import type { BoardGame, Cards, Category, HandRank } from '../../src/kata.ts';
import type { Combination } from '../../src/ranking/categories.ts';
import type { KnownOfHand } from './asked-hand.ts';

export interface SecondOpinion {
  /** Says whether a hand contains a combination. @throws Error if its class does not know that */
  contains(combination: Combination, hand: KnownOfHand): boolean;
  /** Says whether a hand is ranked rightly. Of cards of one rank any may be chosen. */
  agrees(rank: HandRank, hand: Cards): boolean;
  /** Ranks a hand, to show a right answer. */
  rankOf(hand: Cards): HandRank;
  /** Returns the category of a player's cards with a board of three to five. */
  categoryInGame(game: BoardGame, hole: Cards, board: Cards): Category;
  /**
   * Compares two hands of a game: more than 0 when `a` wins, less than 0 when `b` wins, 0 for a
   * tie.
   */
  compareInGame(game: BoardGame, a: Cards, b: Cards, board: Cards): number;
}

/**
 * How high the rungs of the ladder are, as the chapter on ranking lists them. It is not read from
 * the ladder, which may be wrong.
 */
export const HEIGHTS = {
  'high card': 0,
  pair: 1,
  'two pairs': 2,
  'three of a kind': 3,
  straight: 4,
  flush: 5,
  'full house': 6,
  'four of a kind': 7,
  'straight flush': 8,
  'royal flush': 9,
} as const satisfies Record<Category, number>;

/** How high each rung of a ladder is. */
export type Heights = Readonly<Record<Category, number>>;

const SHORT_DECK_HEIGHTS: Heights = { ...HEIGHTS, flush: 6, 'full house': 5 };

/** How high the rungs are in a game: in short deck a flush is above a full house. */
export function heightsIn(game: BoardGame): Heights {
  return game === 'short-deck' ? SHORT_DECK_HEIGHTS : HEIGHTS;
}
