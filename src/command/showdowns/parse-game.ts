import { quote } from '../../kata/cards/quote.ts';
import { GAMES, type GameName } from '../../kata/games/games.ts';
import { listed, nearest } from '../../machine/words/nearest.ts';

/** The names by which the kata knows the games. */
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
const GAME_OF_NAME = new Map<string, GameName>();
for (const game of GAME_NAMES) {
  const names = [game, NAME_IN_JSON[game], ...SHORT_NAMES[game]];
  for (const name of names) GAME_OF_NAME.set(name, game);
}

/**
 * Finds the game that is written `texas-holdem`, `Texas Hold'em`, `holdem`; undefined if there is
 * none.
 */
export function gameNamed(text: string): GameName | undefined {
  return GAME_OF_NAME.get(text) ?? GAME_OF_NAME.get(asWord(text));
}

/** Finds the name of a game that was probably meant by a misspelt text, if any. */
export function nearestGame(text: string): string | undefined {
  return nearest(asWord(text), [...GAME_OF_NAME.keys()]);
}

/** Reads a game by any of its names. @throws Error that suggests the nearest name */
export function parseGame(text: string): GameName {
  const game = gameNamed(text);
  if (game !== undefined) return game;
  const nearestName = nearestGame(text);
  const hint = nearestName === undefined ? '' : `; did you mean ${nearestName}?`;
  throw new Error(`${quote(text)} is not a game: expected ${listed(GAME_NAMES)}${hint}`);
}

/** Writes `Texas Hold'em` as `texas-holdem`. */
function asWord(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[\s_]+/g, '-');
}
