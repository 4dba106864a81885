/** What the public functions say of what they cannot take. */
import { GAMES } from '../../src/games/games.ts';
import * as library from '../../src/index.ts';

type Ask = (...given: unknown[]) => unknown;

export const functions = library as unknown as Readonly<Record<string, Ask>>;
/** What a function says when it is called with this, as code without types may do. */
export function sentenceOf(name: string, ...given: unknown[]): string {
  try {
    functions[name]?.(...given);
  } catch (error) {
    if (error instanceof library.PokerError) return error.message;
    throw error;
  }
  return `${name} answers`;
}

export const NO_CARD = 'is not a card: expected rank 2 to 14, suit C, D, H or S';
export const NO_ARRAY = 'is not an array of cards';
export const NO_RANK =
  'is not the rank of a hand: expected category, cards and tieBreak, as rankHand returns';
export const twice = (cards: string) =>
  `AH is given twice in "${cards}": a deck has one of each card`;
export const NO_CHANCE = 'is not a source of randomness: expected a function like Math.random';
export const NO_GAME = `is not a game: expected one of ${Object.keys(GAMES).join(', ')}`;
export const NO_PLAYERS = 'is not a number of players or a list of their names';
export const NAMES_DIFFER = 'each player needs a different name';
export const IN_RANGE = 'expected a number from 0 up to, but not including, 1';
