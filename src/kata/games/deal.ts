import type { Card } from '../cards/card.ts';
import { buildDeck } from '../cards/deck.ts';
import { quote } from '../cards/quote.ts';
import { type Random, shuffle } from '../cards/shuffle.ts';
import type { HandRank } from '../ranking/hand-rank.ts';
import { rankOmaha } from './omaha.ts';
import { type Placed, showdown } from './showdown.ts';
import { rankTexasHoldem } from './texas-holdem.ts';

export interface DealOptions {
  /** How many sit at the table: 1 to 22 in Texas hold'em, 1 to 11 in Omaha. */
  readonly players: number;
  readonly random: Random;
}

export interface DealtPlayer {
  readonly name: string;
  readonly hole: readonly Card[];
  readonly rank: HandRank;
}

/** A round that has been played to the showdown. */
export interface Round {
  readonly board: readonly Card[];
  /** Best first; players who tie share a place. */
  readonly players: readonly Placed<DealtPlayer>[];
}

interface Game {
  readonly name: string;
  readonly holeSize: number;
  readonly rank: (hole: readonly Card[], board: readonly Card[]) => HandRank;
}

const TEXAS_HOLDEM: Game = { name: "Texas hold'em", holeSize: 2, rank: rankTexasHoldem };
const OMAHA: Game = { name: 'Omaha', holeSize: 4, rank: rankOmaha };

/** The five cards of the board and the three that are burned before the flop, the turn and the river. */
const BOARD_AND_BURNS = 8;

/**
 * Deals a round of Texas hold'em from a shuffled deck and plays it to the showdown.
 *
 * @throws Error unless there are 1 to 22 players
 */
export function dealTexasHoldem(options: DealOptions): Round {
  return deal(TEXAS_HOLDEM, options);
}

/**
 * Deals a round of Omaha from a shuffled deck and plays it to the showdown.
 *
 * @throws Error unless there are 1 to 11 players
 */
export function dealOmaha(options: DealOptions): Round {
  return deal(OMAHA, options);
}

function deal({ name, holeSize, rank }: Game, { players, random }: DealOptions): Round {
  const most = Math.floor((buildDeck().length - BOARD_AND_BURNS) / holeSize);
  if (!Number.isInteger(players) || players < 1 || players > most) {
    throw new Error(`${quote(String(players))} is no number of players: ${name} takes 1 to ${most}`);
  }
  const deck = shuffle(buildDeck(), random);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const board = dealBoard(deck.slice(players * holeSize));
  const dealt = seats.map((seat) => {
    // One card after the other goes round the table, so a player's next card is one table further on.
    const hole = deck.slice(0, players * holeSize).filter((_, index) => index % players === seat);
    return { name: `Player ${seat + 1}`, hole, rank: rank(hole, board) };
  });
  return { board, players: showdown(dealt) };
}

/** Burns a card before each of flop, turn and river. */
function dealBoard(stock: readonly Card[]): Card[] {
  const flop = stock.slice(1, 4);
  const turn = stock.slice(5, 6);
  const river = stock.slice(7, 8);
  return [...flop, ...turn, ...river];
}
