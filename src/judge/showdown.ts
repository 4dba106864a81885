/** A showdown before it is judged: who holds what. Cards are their indices in the deck, because strengths are made of these. */
import { type BoardGame, GAMES, type GameName } from '../kata/games/games.ts';
import { namesOf } from '../terminal/parse-game.ts';

export type Indices = readonly number[];

export interface Holding {
  readonly name: string;
  /** The player's own cards, without the board. */
  readonly cards: Indices;
}

export interface Showdown {
  readonly game: GameName;
  /** Empty in five-card draw. */
  readonly board: Indices;
  readonly players: readonly Holding[];
}

export interface ReadingOptions {
  /** Each player has a deck of their own, so two players may hold the same card. */
  readonly anyDeck: boolean;
}

export type BoardSize = (typeof GAMES)[BoardGame]['board'];

/** The games by the word that a line starts with, of which each has some. */
export const GAME_OF_WORD: ReadonlyMap<string, GameName> = new Map(
  (Object.keys(GAMES) as GameName[]).flatMap((game) => namesOf(game).map((name) => [name, game])),
);

export function fiveCardDraw(players: readonly Holding[]): Showdown {
  return { game: 'five-card-draw', board: [], players };
}

/** A player without a name, by the place in the line, from 0. */
export function numbered(cards: Indices, seat: number): Holding {
  return { name: SEATS[seat] ?? `Player ${seat + 1}`, cards };
}

const SEATS = Array.from({ length: 22 }, (_, seat) => `Player ${seat + 1}`);
