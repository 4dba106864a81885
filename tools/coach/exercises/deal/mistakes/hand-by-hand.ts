/**
 * Deals all of one player's hole cards at once, then the next player's.
 *
 * Made by people who take the cards of one hand after the other from the deck, because that is the
 * shortest code.
 *
 * Cause: Takes a shortcut to save time or code
 *
 * Caught by: showdown / Cards are dealt one at a time round the table, and one is burned before
 * flop, turn and river
 */
import { buildDeck } from '../../../../../src/cards/deck.ts';
import { shuffle } from '../../../../../src/cards/shuffle.ts';
import { dealBoard, namesOf, playOut } from '../../../../../src/games/deal.ts';
import { type BoardGame, GAMES } from '../../../../../src/games/games.ts';
import type { DealOptions, Round } from '../../../../../src/games/round.ts';

function deal(game: BoardGame, { players, ...from }: DealOptions): Round {
  const names = namesOf(players, game);
  const stock = from.deck ? [...from.deck] : shuffle(buildDeck(), from.random);
  const seats = names.map((name) => ({ name, hole: stock.splice(0, GAMES[game].holeSize) }));
  return playOut(game, seats, dealBoard(stock));
}

export const dealTexasHoldem = (options: DealOptions) => deal('texas-holdem', options);
export const dealOmaha = (options: DealOptions) => deal('omaha', options);
