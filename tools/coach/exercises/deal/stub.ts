import type { DealOptions, Round } from 'poker-hands-kata';

// A round is { board, players }. A player is { name: 'Player 1', hole, rank, place }. List the best player first.
// If there is options.deck, deal it without shuffling. If not, deal a deck that you shuffle: shuffle(buildDeck(),
// options.random) from poker-hands-kata.

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
