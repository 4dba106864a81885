import { quote } from '../../../src/cards/quote.ts';
import { GAMES, type GameName } from '../../../src/games/games.ts';
import { listed, nearest } from '../../machine/words/nearest.ts';

/** The names by which the kata knows the games. */
export const GAME_NAMES = Object.keys(GAMES) as GameName[];

/** Names in JSON that are not those of the kata. */
const NAMES_IN_JSON: Partial<Record<GameName, string>> = { omaha: 'omaha-holdem' };

/** Returns how the command writes a game in JSON, and `deal --format line` in a line. */
export function nameInJson(game: GameName): string {
  return NAMES_IN_JSON[game] ?? game;
}

/** Other names that people write. */
const OTHER_NAMES: Partial<Record<GameName, readonly string[]>> = {
  'five-card-draw': ['draw'],
  'texas-holdem': ['holdem', 'texas'],
  'five-card-omaha': ['5-card-omaha'],
  'six-card-omaha': ['6-card-omaha'],
  'short-deck': ['short-deck-holdem', 'six-plus', 'six-plus-holdem', '6-plus', '6-plus-holdem'],
};

/** The games by every name that people write, in lower case, with hyphens and without. */
const GAME_OF_NAME = new Map<string, GameName>();
/** The names with hyphens. */
const NAMES: string[] = [];
for (const game of GAME_NAMES) {
  const names = [game, nameInJson(game), ...(OTHER_NAMES[game] ?? [])];
  NAMES.push(...names);
  for (const name of names) GAME_OF_NAME.set(name, game).set(withoutHyphens(name), game);
}

/**
 * Finds the game that is written `texas-holdem`, `Texas Hold'em`, `texasholdem`, `holdem`; undefined
 * if there is none.
 */
export function gameNamed(text: string): GameName | undefined {
  return GAME_OF_NAME.get(text) ?? GAME_OF_NAME.get(withoutHyphens(asWord(text)));
}

/** Finds the name of a game that was probably meant by a misspelt text, if any. */
export function nearestGame(text: string): string | undefined {
  return nearest(asWord(text), NAMES);
}

/** Reads a game by any of its names. @throws Error that suggests the nearest name */
export function parseGame(text: string): GameName {
  const game = gameNamed(text);
  if (game !== undefined) return game;
  const nearestName = nearestGame(text);
  const hint = nearestName === undefined ? '' : `; did you mean ${nearestName}?`;
  throw new Error(`${quote(text)} is not a game: expected ${listed(GAME_NAMES)}${hint}`);
}

/** Checks that no game stands among the cards. @throws Error that names the option it belongs to */
export function rejectGame([first = '']: readonly string[]): void {
  if (gameNamed(first) === undefined) return;
  throw new Error(`${quote(first)} is a game: expected --game ${first}`);
}

/** Writes `Texas Hold'em` as `texas-holdem`. */
function asWord(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[\s_]+/g, '-');
}

function withoutHyphens(name: string): string {
  return name.replaceAll('-', '');
}
