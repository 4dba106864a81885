import type { DealOptions, Round } from 'poker-hands-kata';

// A round is { board, players }, each player { name: 'Player 1', hole, rank, place }, the best first. Deal the deck of the
// options as it is; where there is none, shuffle one by their random.

/**
 * Deals a round of Texas hold'em, from a deck that is given or shuffled, and plays it to the showdown.
 *
 * @throws Error unless there are 1 to 22 players
 */
export function dealTexasHoldem(options: DealOptions<number>): Round {
  // TODO
  return { board: [], players: [] };
}

/**
 * Deals a round of Omaha, from a deck that is given or shuffled, and plays it to the showdown.
 *
 * @throws Error unless there are 1 to 11 players
 */
export function dealOmaha(options: DealOptions<number>): Round {
  // TODO
  return { board: [], players: [] };
}
