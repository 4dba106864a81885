import type { Cards } from '../cards/card.ts';
import { quote } from '../cards/quote.ts';
import { shuffle } from '../cards/shuffle.ts';
import { deckOf } from './deck-of-game.ts';
import { GAMES, type GameName, hasBoard } from './games.ts';
import { rankInGame } from './rank-in-game.ts';
import { rankingIn } from './ranking-in-game.ts';
import type { DealOptions, DealtCards, Round, Seat } from './round.ts';
import { showdown } from './showdown.ts';

/**
 * Deals the cards of a round of any game, from a given or a shuffled deck, and ranks nobody.
 * @throws Error on a bad number of players or a bad name
 */
export function dealCards(game: GameName, options: DealOptions): DealtCards {
  const { players, ...from } = options;
  const { holeSize } = GAMES[game];
  const names = namesOf(players, game);
  const deck = from.deck ?? shuffle(deckOf(game), from.random);
  const holes = dealHoles(deck, names.length, holeSize);
  const stock = deck.slice(names.length * holeSize);
  const forBoard = stock.slice(0, cardsForBoard(game));
  const board = dealBoard(forBoard);
  return {
    seats: names.map((name, seat) => ({ name, hole: holes[seat] as Cards })),
    board: { flop: board.slice(0, 3), turn: board.slice(3, 4), river: board.slice(4) },
    burned: forBoard.filter((card) => !board.includes(card)),
    rest: stock.slice(forBoard.length),
  };
}

/**
 * Deals a round of any game, from a given or a shuffled deck, and plays it to the showdown.
 *
 * @throws Error on a bad number of players or a bad name
 */
export function deal(game: GameName, options: DealOptions): Round {
  const { seats, board } = dealCards(game, options);
  return playOut(game, seats, [...board.flop, ...board.turn, ...board.river]);
}

/** Plays a round to the showdown, once its cards are dealt. */
export function playOut(game: GameName, seats: readonly Seat[], board: Cards): Round {
  const players = seats.map(({ name, hole }) => ({
    name,
    hole,
    rank: rankInGame(game, hole, board),
  }));
  return { board, players: showdown(players, rankingIn(game).compareHandRanks) };
}

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

/**
 * Deals a round of five-card draw in which nobody exchanges cards.
 *
 * @throws Error unless there are 1 to 10 players
 */
export function dealFiveCardDraw(options: DealOptions): Round {
  return deal('five-card-draw', options);
}

/**
 * Returns the names given or, for a number, Player 1, Player 2 and so on.
 * @throws Error on a bad number or name
 */
export function namesOf(players: DealOptions['players'], game: GameName): readonly string[] {
  const count = typeof players === 'number' ? players : players.length;
  const most = mostPlayers(game);
  if (!Number.isInteger(count) || count < 1 || count > most)
    throw new Error(`${GAMES[game].title} takes 1 to ${most} players, not ${count}`);
  if (typeof players === 'number')
    return Array.from({ length: count }, (_, seat) => `Player ${seat + 1}`);
  const bad = players.find((name, seat) => name.trim() === '' || players.indexOf(name) < seat);
  if (bad === undefined) return players;
  const problem = bad.trim() === '' ? 'not a name' : 'given twice';
  throw new Error(`${quote(bad)} is ${problem}: each player needs a different name`);
}

/**
 * Counts the cards kept for the board: its five, and three that are burned before flop, turn and
 * river.
 */
export const cardsForBoard = (game: GameName): number => (hasBoard(game) ? 8 : 0);

/** Returns how many players the deck has cards for. */
export function mostPlayers(game: GameName): number {
  return Math.floor((deckOf(game).length - cardsForBoard(game)) / GAMES[game].holeSize);
}

/**
 * Deals one card at a time round the table, so a player's next card is `players` cards further on.
 */
export function dealHoles(deck: Cards, players: number, holeSize: number): Cards[] {
  const dealt = deck.slice(0, players * holeSize);
  return Array.from({ length: players }, (_, seat) =>
    dealt.filter((_card, index) => index % players === seat),
  );
}

/** Burns a card before each of flop, turn and river. */
export function dealBoard(stock: Cards): Cards {
  const flop = stock.slice(1, 4);
  const turn = stock.slice(5, 6);
  const river = stock.slice(7, 8);
  return [...flop, ...turn, ...river];
}
