/**
 * What the counts ask of a second opinion. Where a feature names a number, they can do without one:
 * then the number decides.
 */
import type { BoardGame, Cards, Category, HandRank } from '../../src/kata.ts';
import { COMBINATIONS, type Combination } from '../../src/ranking/categories.ts';
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

/** How high each rung of a ladder is. */
export type Heights = Readonly<Record<Category, number>>;

/**
 * How high the rungs of the ladder are, by the order of the combinations. It is not read from the
 * ladder, which may be wrong.
 */
export const HEIGHTS = Object.fromEntries(
  ['high card', ...COMBINATIONS].map((category, height) => [category, height]),
) as Heights;

const SHORT_DECK_HEIGHTS: Heights = {
  ...HEIGHTS,
  flush: HEIGHTS['full house'],
  'full house': HEIGHTS.flush,
};

/** How high the rungs are in a game: in short deck a flush is above a full house. */
export function heightsIn(game: BoardGame): Heights {
  return game === 'short-deck' ? SHORT_DECK_HEIGHTS : HEIGHTS;
}
