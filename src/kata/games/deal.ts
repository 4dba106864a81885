import type { Cards } from '../cards/card.ts';
import { buildDeck } from '../cards/deck.ts';
import { quote } from '../cards/quote.ts';
import { type Random, shuffle } from '../cards/shuffle.ts';
import type { HandRank } from '../ranking/hand-rank.ts';
import { GAMES, type GameName } from './games.ts';
import { RANK_IN_GAME } from './rank-in-game.ts';
import { type Placed, showdown } from './showdown.ts';

/** Who plays, and either `random`, to shuffle a deck, or a `deck`, which is dealt in the order given. */
export type DealOptions<Players = number | readonly string[]> = {
  /** The names of the players, or how many: 1 to 22 in Texas hold'em, 11 in Omaha, 10 in five-card draw. */
  readonly players: Players;
} & ({ readonly random: Random; readonly deck?: undefined } | { readonly deck: Cards; readonly random?: Random });

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

/** Lays out the cards of a deck: for the players and for the board. */
export type LayOut = (deck: Cards, players: number, holeSize: number) => { holes: readonly Cards[]; board: Cards };

/**
 * Deals a round of Texas hold'em, from a given or a shuffled deck, and plays it to the showdown.
 *
 * @throws Error unless there are 1 to 22 players
 */
export function dealTexasHoldem(options: DealOptions): Round {
  return deal('texas-holdem', options);
}

/**
 * Deals a round of Omaha, from a given or a shuffled deck, and plays it to the showdown.
 *
 * @throws Error unless there are 1 to 11 players
 */
export function dealOmaha(options: DealOptions): Round {
  return deal('omaha', options);
}

/** Deals a round of five-card draw in which nobody exchanges cards. @throws Error unless there are 1 to 10 players */
export function dealFiveCardDraw(options: DealOptions): Round {
  return deal('five-card-draw', options);
}

/** Deals a round. The parameters let a known mistake lay out the deck differently, or keep fewer cards for the board. */
export function deal(
  game: GameName,
  { players, ...from }: DealOptions,
  { layOut = roundTheTable, cardsKept }: { layOut?: LayOut; cardsKept?: number } = {},
): Round {
  const { holeSize, board: boardSize } = GAMES[game];
  const names = namesOf(players, game, cardsKept);
  const { holes, board } = layOut(from.deck ?? shuffle(buildDeck(), from.random), names.length, holeSize);
  const shared = boardSize.most > 0 ? board : [];
  const rank = RANK_IN_GAME[game];
  const dealt = holes.map((hole, seat) => ({ name: names[seat] as string, hole, rank: rank(hole, shared) }));
  return { board: shared, players: showdown(dealt) };
}

/** Returns the names given or, for a number, Player 1, Player 2 and so on. @throws Error on a bad number or name */
export function namesOf(players: DealOptions['players'], game: GameName, cardsKept?: number): readonly string[] {
  const count = typeof players === 'number' ? players : players.length;
  const most = mostPlayers(game, cardsKept);
  if (!Number.isInteger(count) || count < 1 || count > most)
    throw new Error(`${GAMES[game].title} takes 1 to ${most} players, not ${count}`);
  if (typeof players === 'number') return Array.from({ length: count }, (_, seat) => `Player ${seat + 1}`);
  const bad = players.find((name, seat) => name.trim() === '' || players.indexOf(name) < seat);
  if (bad === undefined) return players;
  throw new Error(`${quote(bad)} is ${bad.trim() ? 'given twice' : 'not a name'}: each player needs a different name`);
}

/** Counts the cards kept for the board: its five, and three that are burned before flop, turn and river. */
export const cardsForBoard = (game: GameName): number => (GAMES[game].board.most > 0 ? 8 : 0);

/** Returns how many players the deck has cards for. */
export function mostPlayers(game: GameName, cardsKept = cardsForBoard(game)): number {
  return Math.floor((buildDeck().length - cardsKept) / GAMES[game].holeSize);
}

function roundTheTable(deck: Cards, players: number, holeSize: number): ReturnType<LayOut> {
  return { holes: dealHoles(deck, players, holeSize), board: dealBoard(deck.slice(players * holeSize)) };
}

/** Deals one card at a time round the table, so a player's next card is `players` cards further on. */
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
