import { quote } from '../kata/cards/quote.ts';
import { GAMES, type GameName } from '../kata/games/games.ts';
import { nearest } from '../load/nearest.ts';

/**
 * Reads a game's name as people write it: `texas-holdem`, `Texas Hold'em`, `holdem`; `omaha`, `Omaha Holdem`; `five-card-draw`,
 * `draw`.
 *
 * @param games - the expected ones
 * @param kind - what they are, for the error
 * @throws Error on any other; the message quotes the text and names the game that was meant, or else all of them
 */
export function parseGame<Name extends GameName>(text: string, games: readonly Name[], kind = 'a game'): Name {
  const word = asWord(text);
  const game = games.find((name) => namesOf(name).includes(word));
  if (game) return game;
  throw new Error(`${quote(text)} is not ${kind}${insteadOf(word, games.flatMap(namesOf), games)}`);
}

/** `Texas Hold'em` as `texas-holdem`. */
export function asWord(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[\s_]+/g, '-');
}

/** All names that people write for a game, in lower case and with hyphens. */
export function namesOf(game: GameName): readonly string[] {
  const { inJson, typed } = GAMES[game];
  return [game, inJson, ...typed];
}

/**
 * The end of a sentence about a mistyped name: `; did you mean judge?` or, where none is near, `: expected a, b or c`.
 *
 * @param names - all that are taken
 * @param expected - those that are named when none is near
 */
export function insteadOf(written: string, names: readonly string[], expected = names): string {
  const meant = nearest(written, names);
  return meant === undefined ? `: expected ${eitherOf(expected)}` : `; did you mean ${meant}?`;
}

/** `a, b or c`. */
export function eitherOf(names: readonly string[]): string {
  return names.join(', ').replace(/, (?=[^,]*$)/, ' or ');
}
