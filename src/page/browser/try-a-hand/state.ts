import type { BoardGame } from '../../../kata/games/games.ts';
import { type Kept, NOTHING_KEPT } from './modes.ts';
import type { Hands, Table } from './table.ts';
import { EMPTY_HAND } from './table.ts';

/** All that the page remembers. */
export interface State {
  readonly table: Table;
  /** What was last in each mode, this table among it. */
  readonly kept: Kept;
  /** The hand that the deck fills, 0 or 1. */
  readonly filling: number;
  /** What somebody is typing, as it stands, until the hand is changed in another way. */
  readonly typing?: { readonly place: 0 | 1; readonly text: string } | undefined;
  /** What is wrong with it, or with an address. */
  readonly problem?: string | undefined;
  /** The card of the deck that the keyboard is at. */
  readonly deckPlace: number;
  /** Whose hands they are, where an example names its players; without names they are numbered. */
  readonly names?: readonly string[] | undefined;
  /** What the deal button deals. */
  readonly game: BoardGame;
  readonly players: number;
}

export const START: State = {
  table: EMPTY_HAND,
  kept: NOTHING_KEPT,
  filling: 0,
  deckPlace: 0,
  game: 'texas-holdem',
  players: 4,
};

/** What is wrong with the text of the hand at this place; without a place, with an address. */
export function problemOf({ problem, typing }: State, place?: 0 | 1): string | undefined {
  return typing?.place === place ? problem : undefined;
}

/** What people can do. */
export interface Actions {
  /** Changes what is remembered, and shows it; the address follows. */
  update(change: Partial<State>): void;
  type(table: Hands, place: 0 | 1, text: string): void;
  /** Says at once what is wrong with what is being typed. */
  finishTyping(): void;
  /** Puts a round of given cards on the table, or says what is wrong with them; a slash stands between players. */
  enter(board: string, holes: string): void;
  /** Deals a round, from which the way back leads to what was there before. */
  deal(): void;
}
