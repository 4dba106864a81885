import type { GameName } from './games.ts';
import type { DealOptions, Round } from './round.ts';

// A round is { board, players }. A player is { name: 'Player 1', hole, rank, place }. List the best
// player first. If there is options.deck, deal it without shuffling. If not, deal a deck that you
// shuffle: shuffle(deckOf(game), options.random), from shuffle.ts and deck-of-game.ts.

/**
 * Deals a round of Texas hold'em, from a given or a shuffled deck, and plays it to the showdown.
 *
 * @throws Error unless there are 1 to 22 players
 */
export function dealTexasHoldem(_options: DealOptions<number>): Round {
  // TODO
  return { board: [], players: [] };
}

/**
 * Deals a round of Omaha, from a given or a shuffled deck, and plays it to the showdown.
 *
 * @throws Error unless there are 1 to 11 players
 */
export function dealOmaha(_options: DealOptions<number>): Round {
  // TODO
  return { board: [], players: [] };
}

/**
 * Deals a round of any game, and plays it to the showdown.
 *
 * @throws Error unless the deck has cards for so many players
 */
export function deal(game: GameName, options: DealOptions<number>): Round {
  // TODO: the other games
  return game === 'omaha' ? dealOmaha(options) : dealTexasHoldem(options);
}
