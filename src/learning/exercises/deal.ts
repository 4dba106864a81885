import type { DealOptions, Round } from 'poker-hands-kata';

// A round is { board, players }, and a player { name: 'Player 1', hole, rank, place }; list the best first. Deal
// options.deck as it is; if there is none, deal shuffle(buildDeck(), options.random) from poker-hands-kata.

/**
 * Deals a round of Texas hold'em, from a given or a shuffled deck, and plays it to the showdown.
 *
 * @throws Error unless there are 1 to 22 players
 */
export function dealTexasHoldem(options: DealOptions<number>): Round {
  // TODO
  return { board: [], players: [] };
}

/**
 * Deals a round of Omaha, from a given or a shuffled deck, and plays it to the showdown.
 *
 * @throws Error unless there are 1 to 11 players
 */
export function dealOmaha(options: DealOptions<number>): Round {
  // TODO
  return { board: [], players: [] };
}
