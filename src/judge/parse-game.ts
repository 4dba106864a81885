import { quote } from '../kata/cards/quote.ts';
import { GAMES, type GameName } from '../kata/games/games.ts';
import { listed, nearest } from '../load/nearest.ts';

/** The games by every name that people write, in lower case and with hyphens. */
const GAME_OF_NAME: ReadonlyMap<string, GameName> = new Map(
  (Object.keys(GAMES) as GameName[]).flatMap((game) =>
    [game, GAMES[game].inJson, ...GAMES[game].typed].map((name) => [name, game] as const),
  ),
);

/** Finds the game that is written `texas-holdem`, `Texas Hold'em`, `holdem`; undefined when there is none. */
export function gameNamed(text: string): GameName | undefined {
  return GAME_OF_NAME.get(text) ?? GAME_OF_NAME.get(asWord(text));
}

/** @throws Error that quotes the text, and names a game that is near */
export function parseGame(text: string): GameName {
  const game = gameNamed(text);
  if (game !== undefined) return game;
  const meant = nearest(asWord(text), [...GAME_OF_NAME.keys()]);
  const question = meant === undefined ? '' : `; did you mean ${meant}?`;
  const games = listed(Object.values(GAMES).map(({ inJson }) => inJson));
  throw new Error(`${quote(text)} is not a game: expected ${games}${question}`);
}

/** Writes `Texas Hold'em` as `texas-holdem`. */
const asWord = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[\s_]+/g, '-');
