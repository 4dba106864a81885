/** A showdown before it is judged: who holds what. */
import type { Cards } from '../kata/cards/card.ts';
import { GAMES, type GameName } from '../kata/games/games.ts';

export interface Holding {
  readonly name: string;
  /** The player's own cards, without the board. */
  readonly cards: Cards;
}

export interface Showdown {
  readonly game: GameName;
  /** Empty in five-card draw. */
  readonly board: Cards;
  readonly players: readonly Holding[];
}

export interface ReadingOptions {
  /** Each player has a deck of their own, so two players may hold the same card. */
  readonly anyDeck: boolean;
}

/** The games by the word that a line starts with: `omaha` has two. */
export const GAME_OF_WORD: ReadonlyMap<string, GameName> = new Map(
  (Object.keys(GAMES) as GameName[]).flatMap((game) => [
    [game, game],
    [GAMES[game].inJson, game],
  ]),
);

export function fiveCardDraw(players: readonly Holding[]): Showdown {
  return { game: 'five-card-draw', board: [], players };
}

/** A player without a name, by the place in the line, from 0. */
export function numbered(cards: Cards, seat: number): Holding {
  return { name: SEATS[seat] ?? `Player ${seat + 1}`, cards };
}

const SEATS = Array.from({ length: 22 }, (_, seat) => `Player ${seat + 1}`);
