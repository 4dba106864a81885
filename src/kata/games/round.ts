/** What is dealt in a round of any game, and how the players come out of it. */
import type { Cards } from '../cards/card.ts';
import type { Random } from '../cards/shuffle.ts';
import type { HandRank } from '../ranking/hand-rank.ts';

/**
 * Who plays, and either `random`, to shuffle a deck, or a `deck`, which is dealt in the order
 * given.
 */
export type DealOptions<Players = number | readonly string[]> = {
  /** The names of the players, or how many: from 1 to as many as the deck has cards for. */
  readonly players: Players;
} & (
  | { readonly random: Random; readonly deck?: undefined }
  | { readonly deck: Cards; readonly random?: Random | undefined }
);

/** A player's own cards, before anybody knows who wins. */
export interface Seat {
  readonly name: string;
  readonly hole: Cards;
}

/** The cards of a round, before anybody knows who wins. */
export interface DealtCards {
  /** In the order of the names. */
  readonly seats: readonly Seat[];
  /** Three cards, one and one; in five-card draw none. */
  readonly board: { readonly flop: Cards; readonly turn: Cards; readonly river: Cards };
  /** One each before flop, turn and river. */
  readonly burned: Cards;
  /** What is left of the deck, the next card first. */
  readonly rest: Cards;
}

/** A player with a ranked hand. */
export interface Contender {
  readonly rank: HandRank;
}

/** A player with a place in the showdown, from 1. */
export type Placed<Player> = Player & { readonly place: number };

export interface DealtPlayer {
  readonly name: string;
  readonly hole: Cards;
  readonly rank: HandRank;
}

/** A round that has been played to the showdown. */
export interface Round {
  /** The five shared cards; in five-card draw none. */
  readonly board: Cards;
  /** Best first; players who tie share a place. */
  readonly players: readonly Placed<DealtPlayer>[];
}
