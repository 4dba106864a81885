/**
 * Accepts 23 players in Texas hold'em, and then has no card left for the river.
 *
 * Made by people who keep five cards for the board and forget the three that are burned.
 *
 * Cause: Counts something other than the rule says, or one too few
 *
 * Caught by: showdown / A table has at least one player, and never more than the deck has cards for
 */
import { buildDeck } from '../../../../../src/cards/deck.ts';
import { shuffle } from '../../../../../src/cards/shuffle.ts';
import { dealBoard, dealHoles, playOut } from '../../../../../src/games/deal.ts';
import { type BoardGame, GAMES } from '../../../../../src/games/games.ts';
import type { DealOptions, Round } from '../../../../../src/games/round.ts';

const CARDS_ON_THE_BOARD = 5;

function deal(game: BoardGame, { players, ...from }: DealOptions): Round {
  const { holeSize } = GAMES[game];
  const count = Number(players);
  const most = Math.floor((52 - CARDS_ON_THE_BOARD) / holeSize);
  if (!Number.isInteger(count) || count < 1 || count > most)
    throw new Error(`1 to ${most} players, not ${count}`);
  const deck = from.deck ?? shuffle(buildDeck(), from.random);
  const holes = dealHoles(deck, count, holeSize);
  const seats = holes.map((hole, seat) => ({ name: `Player ${seat + 1}`, hole }));
  return playOut(game, seats, dealBoard(deck.slice(count * holeSize)));
}

export const dealTexasHoldem = (options: DealOptions) => deal('texas-holdem', options);
export const dealOmaha = (options: DealOptions) => deal('omaha', options);
