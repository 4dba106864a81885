import { ACE, type Rank } from '../cards/card.ts';
import { USUAL_ROW } from '../cards/row.ts';
import { exchanged, type Rung } from '../ranking/categories.ts';
import { LADDER } from '../ranking/ladder.ts';

/** What makes a game. */
export interface Game {
  /** Its name in sentences. */
  readonly title: string;
  /** How many cards each player has. */
  readonly holeSize: number;
  /** How many cards all players share when hands are compared. */
  readonly board: { readonly least: number; readonly most: number };
  /** How many of the best five are the player's own: evaluators know no other number than two. */
  readonly fromHole: 2 | 'any';
  /**
   * The ranks of its deck in a row, with the ace at both ends if it can be low. A straight is any
   * five of them next to each other.
   */
  readonly row: readonly Rank[];
  /** What hands are worth, highest first. */
  readonly ladder: readonly Rung[];
}

/** The flop at least, and at most the turn and the river as well. */
const FLOP_TO_RIVER = { least: 3, most: 5 } as const;
const NO_BOARD = { least: 0, most: 0 } as const;

/** What most games have in common. */
const USUAL = {
  board: FLOP_TO_RIVER,
  fromHole: 'any',
  row: USUAL_ROW,
  ladder: LADDER as readonly Rung[],
} as const;

const SIX_AND_ABOVE: readonly Rank[] = [ACE, 6, 7, 8, 9, 10, 11, 12, 13, ACE];

/** With nine cards of a suit, a flush is rarer than a full house. */
const FLUSH_ABOVE_FULL_HOUSE = exchanged(LADDER, 'flush', 'full house');

/** The table of games. */
export const GAMES = {
  'five-card-draw': { ...USUAL, title: 'five-card draw', holeSize: 5, board: NO_BOARD },
  'texas-holdem': { ...USUAL, title: "Texas hold'em", holeSize: 2 },
  omaha: { ...USUAL, title: 'Omaha', holeSize: 4, fromHole: 2 },
  'five-card-omaha': { ...USUAL, title: 'five-card Omaha', holeSize: 5, fromHole: 2 },
  'six-card-omaha': { ...USUAL, title: 'six-card Omaha', holeSize: 6, fromHole: 2 },
  'short-deck': {
    ...USUAL,
    title: 'short deck',
    holeSize: 2,
    row: SIX_AND_ABOVE,
    ladder: FLUSH_ABOVE_FULL_HOUSE,
  },
} as const satisfies Record<string, Game>;

/** The games that the library knows. */
export type GameName = keyof typeof GAMES;

/** The games in which all players share a board. */
export type BoardGame = {
  [Name in GameName]: (typeof GAMES)[Name]['board'] extends typeof NO_BOARD ? never : Name;
}[GameName];

/** Tells whether all players of a game share a board. */
export function hasBoard(game: GameName): game is BoardGame {
  return GAMES[game].board !== NO_BOARD;
}

/** Tells whether the deck has all 52 cards, and straights are those of the kata. */
export function hasUsualRow({ row }: Game): boolean {
  return row === USUAL.row;
}

/** Tells whether hands are ranked by the straights and the ladder of the kata, as evaluators rank. */
export function hasUsualRanking(game: GameName): boolean {
  return hasUsualRow(GAMES[game]) && GAMES[game].ladder === USUAL.ladder;
}

/** The games in which all players share a board, in the order of the table. */
export const BOARD_GAMES: readonly BoardGame[] = (Object.keys(GAMES) as GameName[]).filter(
  hasBoard,
);
