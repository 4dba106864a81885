/** Deals a round of any game, where `deal.ts` deals Texas hold'em and Omaha. */
import type { Cards } from '../cards/card.ts';
import { dealCards } from './deal.ts';
import type { GameName } from './games.ts';
import { rankInGame } from './rank-in-game.ts';
import { rankingIn } from './ranking-in-game.ts';
import type { DealOptions, Round } from './round.ts';
import { showdown } from './showdown.ts';

/**
 * Deals a round of any game, and plays it to the showdown.
 * @throws Error on a bad number of players or a bad name
 */
export function deal(game: GameName, options: DealOptions): Round {
  const { seats, board } = dealCards(game, options);
  const names = seats.map(({ name }) => name);
  const holes = seats.map(({ hole }) => hole);
  return playOut(game, names, holes, [...board.flop, ...board.turn, ...board.river]);
}

/**
 * Deals a round of five-card draw in which nobody exchanges cards.
 * @throws Error unless there are 1 to 10 players
 */
export function dealFiveCardDraw(options: DealOptions): Round {
  return deal('five-card-draw', options);
}

/**
 * Plays a round to the showdown, once its cards are dealt: `holes` are the players' own, in the
 * order of the names.
 */
export function playOut(
  game: GameName,
  names: readonly string[],
  holes: readonly Cards[],
  board: Cards,
): Round {
  const dealt = holes.map((hole, seat) => ({
    name: names[seat] as string,
    hole,
    rank: rankInGame(game, hole, board),
  }));
  return { board, players: showdown(dealt, rankingIn(game).compareHandRanks) };
}
