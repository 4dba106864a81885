/**
 * Deals from the bottom of the deck.
 *
 * Made by people who take each card with pop(), which removes the last card of an array.
 *
 * Cause: Does not sort, or sorts from the wrong end
 *
 * Caught by: showdown / Cards are dealt one at a time round the table, and one is burned before
 * flop, turn and river
 */
import type { Card } from '../../../../../src/cards/card.ts';
import { buildDeck } from '../../../../../src/cards/deck.ts';
import { shuffle } from '../../../../../src/cards/shuffle.ts';
import { namesOf, playOut } from '../../../../../src/games/deal.ts';
import { type BoardGame, GAMES } from '../../../../../src/games/games.ts';
import type { DealOptions, Round } from '../../../../../src/games/round.ts';

function deal(game: BoardGame, { players, ...from }: DealOptions): Round {
  const names = namesOf(players, game);
  const deck = from.deck ? [...from.deck] : shuffle(buildDeck(), from.random);
  const draw = (count: number) => Array.from({ length: count }, () => deck.pop() as Card);
  const burnAndDraw = (count: number) => draw(1 + count).slice(1);
  const rounds = Array.from({ length: GAMES[game].holeSize }, () => draw(names.length));
  const seats = names.map((name, seat) => ({
    name,
    hole: rounds.map((round) => round[seat] as Card),
  }));
  return playOut(game, seats, [...burnAndDraw(3), ...burnAndDraw(1), ...burnAndDraw(1)]);
}

export const dealTexasHoldem = (options: DealOptions) => deal('texas-holdem', options);
export const dealOmaha = (options: DealOptions) => deal('omaha', options);
