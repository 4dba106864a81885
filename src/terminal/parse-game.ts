import { quote } from '../kata/cards/quote.ts';
import { GAMES, type GameName } from '../kata/games/games.ts';

/**
 * Reads a game's name as people write it: `texas-holdem`, `Texas Hold'em`, `holdem`; `omaha`, `Omaha Holdem`; `five-card-draw`,
 * `draw`.
 *
 * @param games - the expected ones
 * @param kind - what they are, for the error
 * @throws Error on any other; the message quotes the text and names the games
 */
export function parseGame<Name extends GameName>(text: string, games: readonly Name[], kind = 'a game'): Name {
  const word = text.trim().toLowerCase().replaceAll(/['’]/g, '').replaceAll(/\s+/g, '-');
  const game = games.find((name) => namesOf(name).includes(word));
  if (game) return game;
  throw new Error(`${quote(text)} is not ${kind}: expected ${eitherOf(games)}`);
}

function namesOf(game: GameName): readonly string[] {
  const { inJson, typed } = GAMES[game];
  return [game, inJson, ...typed];
}

/** `a, b or c`. */
export function eitherOf(names: readonly string[]): string {
  return names.join(', ').replace(/, (?=[^,]*$)/, ' or ');
}
