/**
 * Burns a card before the flop, but not before the turn and the river.
 *
 * Made by people who see the board as five cards laid out together.
 *
 * Cause: Plays by the rules of another game
 *
 * Caught by: showdown / Cards are dealt one at a time round the table, and one is burned before
 * flop, turn and river
 */
import { buildDeck } from '../../../../../src/cards/deck.ts';
import { shuffle } from '../../../../../src/cards/shuffle.ts';
import { dealHoles, namesOf, playOut } from '../../../../../src/games/deal.ts';
import { type BoardGame, GAMES } from '../../../../../src/games/games.ts';
import type { DealOptions, Round } from '../../../../../src/games/round.ts';

function deal(game: BoardGame, { players, ...from }: DealOptions): Round {
  const { holeSize } = GAMES[game];
  const names = namesOf(players, game);
  const deck = from.deck ?? shuffle(buildDeck(), from.random);
  const holes = dealHoles(deck, names.length, holeSize);
  const stock = deck.slice(names.length * holeSize);
  const seats = holes.map((hole, seat) => ({ name: names[seat] as string, hole }));
  return playOut(game, seats, stock.slice(1, 6));
}

export const dealTexasHoldem = (options: DealOptions) => deal('texas-holdem', options);
export const dealOmaha = (options: DealOptions) => deal('omaha', options);
