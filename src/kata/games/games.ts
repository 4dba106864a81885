/** The size of a board: the flop at least, and at most the turn and the river as well. */
const BOARD = { least: 3, most: 5 } as const;
const NONE = { least: 0, most: 0 } as const;

/** The games: their names in sentences, and the number of cards. */
export const GAMES = {
  'five-card-draw': { title: 'five-card draw', holeSize: 5, board: NONE },
  'texas-holdem': { title: "Texas hold'em", holeSize: 2, board: BOARD },
  omaha: { title: 'Omaha', holeSize: 4, board: BOARD },
} as const;

export type GameName = keyof typeof GAMES;

/** The games in which all players share a board. */
export const BOARD_GAMES = ['texas-holdem', 'omaha'] as const satisfies readonly GameName[];
export type BoardGame = (typeof BOARD_GAMES)[number];
