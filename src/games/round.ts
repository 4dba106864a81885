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
  /** In the order in which the players were named. */
  readonly seats: readonly Seat[];
  /** Three cards, one and one. In five-card draw there are none. */
  readonly board: { readonly flop: Cards; readonly turn: Cards; readonly river: Cards };
  /** The cards put aside unseen: one each before the flop, the turn and the river. */
  readonly burned: Cards;
  /** What is left of the deck, the next card first. */
  readonly rest: Cards;
}

/** A player whose hand is ranked, with anything else that you store. */
export interface Contender {
  readonly rank: HandRank;
}

/** A player with a place in the showdown, from 1. */
export type Placed<Player> = Player & { readonly place: number };

/** A player of a dealt round, with what the cards are worth. */
export interface DealtPlayer {
  readonly name: string;
  readonly hole: Cards;
  readonly rank: HandRank;
}

/** A round that has been played to the showdown. */
export interface Round {
  /** The five shared cards. In five-card draw there are none. */
  readonly board: Cards;
  /** The best first. Players who tie share a place. */
  readonly players: readonly Placed<DealtPlayer>[];
}
