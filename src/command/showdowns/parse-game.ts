import { quote } from '../../kata/cards/quote.ts';
import { GAMES, type GameName } from '../../kata/games/games.ts';
import { listed, nearest } from '../../machine/words/nearest.ts';

export const GAME_NAMES = Object.keys(GAMES) as GameName[];

/** How the command writes the games in JSON. */
export const NAME_IN_JSON = {
  'five-card-draw': 'five-card-draw',
  'texas-holdem': 'texas-holdem',
  omaha: 'omaha-holdem',
} as const satisfies Record<GameName, string>;

/** Shorter names that people write. */
const SHORT_NAMES = {
  'five-card-draw': ['draw'],
  'texas-holdem': ['holdem', 'texas'],
  omaha: [],
} as const satisfies Record<GameName, readonly string[]>;

/** The games by every name that people write, in lower case and with hyphens. */
const GAME_OF_NAME: ReadonlyMap<string, GameName> = new Map(
  GAME_NAMES.flatMap((game) =>
    [game, NAME_IN_JSON[game], ...SHORT_NAMES[game]].map((name) => [name, game] as const),
  ),
);

/**
 * Finds the game that is written `texas-holdem`, `Texas Hold'em`, `holdem`; undefined if there is
 * none.
 */
export function gameNamed(text: string): GameName | undefined {
  return GAME_OF_NAME.get(text) ?? GAME_OF_NAME.get(asWord(text));
}

export const nearestGame = (text: string): string | undefined =>
  nearest(asWord(text), [...GAME_OF_NAME.keys()]);

/** @throws Error that quotes the text, and suggests the nearest name */
export function parseGame(text: string): GameName {
  const game = gameNamed(text);
  if (game !== undefined) return game;
  const meant = nearestGame(text);
  const question = meant === undefined ? '' : `; did you mean ${meant}?`;
  throw new Error(`${quote(text)} is not a game: expected ${listed(GAME_NAMES)}${question}`);
}

/** Writes `Texas Hold'em` as `texas-holdem`. */
const asWord = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[\s_]+/g, '-');
