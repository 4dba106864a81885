import type { Cards } from '../cards/card.ts';
import { buildDeck } from '../cards/deck.ts';
import { quote } from '../cards/quote.ts';
import { type Random, shuffle } from '../cards/shuffle.ts';
import type { HandRank } from '../ranking/hand-rank.ts';
import { GAMES, type GameName } from './games.ts';
import { RANK_IN_GAME } from './rank-in-game.ts';
import { type Placed, showdown } from './showdown.ts';

export type DealOptions = {
  /** How many sit at the table: 1 to 22 in Texas hold'em, 1 to 11 in Omaha. */
  readonly players: number;
} & ({ readonly random: Random; readonly deck?: undefined } | DealtFrom);

/** A deck in the order in which its cards come, dealt as it is. */
type DealtFrom = { readonly deck: Cards; readonly random?: Random };

export interface DealtPlayer {
  readonly name: string;
  readonly hole: Cards;
  readonly rank: HandRank;
}

/** A round that has been played to the showdown. */
export interface Round {
  readonly board: Cards;
  /** Best first; players who tie share a place. */
  readonly players: readonly Placed<DealtPlayer>[];
}

/** How the cards of a shuffled deck go to the players and to the board. */
export type LayOut = (deck: Cards, players: number, holeSize: number) => { holes: readonly Cards[]; board: Cards };

/** The five cards of the board and the three that are burned before the flop, the turn and the river. */
export const CARDS_ON_BOARD_AND_BURNED = 8;

/**
 * Deals a round of Texas hold'em, from a deck that is given or shuffled, and plays it to the showdown.
 *
 * @throws Error unless there are 1 to 22 players
 */
export function dealTexasHoldem(options: DealOptions): Round {
  return deal('texas-holdem', options);
}

/**
 * Deals a round of Omaha, from a deck that is given or shuffled, and plays it to the showdown.
 *
 * @throws Error unless there are 1 to 11 players
 */
export function dealOmaha(options: DealOptions): Round {
  return deal('omaha', options);
}

/** Deals a round of a game, in another layout if one is given, or with fewer cards kept for the board. */
export function deal(
  game: GameName,
  { players, ...from }: DealOptions,
  { layOut = roundTheTable, cardsKept = CARDS_ON_BOARD_AND_BURNED }: { layOut?: LayOut; cardsKept?: number } = {},
): Round {
  const { title, holeSize } = GAMES[game];
  const most = mostPlayers(game, cardsKept);
  if (!Number.isInteger(players) || players < 1 || players > most) {
    throw new Error(`${quote(String(players))} is no number of players: ${title} takes 1 to ${most}`);
  }
  const { holes, board } = layOut(from.deck ?? shuffle(buildDeck(), from.random), players, holeSize);
  const rank = RANK_IN_GAME[game];
  const dealt = holes.map((hole, seat) => ({ name: `Player ${seat + 1}`, hole, rank: rank(hole, board) }));
  return { board, players: showdown(dealt) };
}

/** How many players the deck has cards for. */
export function mostPlayers(game: GameName, cardsKept = CARDS_ON_BOARD_AND_BURNED): number {
  return Math.floor((buildDeck().length - cardsKept) / GAMES[game].holeSize);
}

function roundTheTable(deck: Cards, players: number, holeSize: number): ReturnType<LayOut> {
  return { holes: dealHoles(deck, players, holeSize), board: dealBoard(deck.slice(players * holeSize)) };
}

/** One card after the other goes round the table, so a player's next card is one table further on. */
export function dealHoles(deck: Cards, players: number, holeSize: number): Cards[] {
  const dealt = deck.slice(0, players * holeSize);
  return Array.from({ length: players }, (_, seat) => dealt.filter((_card, index) => index % players === seat));
}

/** Burns a card before each of flop, turn and river. */
export function dealBoard(stock: Cards): Cards {
  const flop = stock.slice(1, 4);
  const turn = stock.slice(5, 6);
  const river = stock.slice(7, 8);
  return [...flop, ...turn, ...river];
}
