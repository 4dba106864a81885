import type { Contender, Placed } from 'poker-hands-kata';

// A HandRank is such as { category: 'pair', cards, tieBreak: [13, 13, 9, 5, 2] }: the best five of the cards, and the
// ranks by which they are compared. The ace of a straight from five down to ace counts 1 there.

/** The standings: the same players with their places, best first; those who share a place stay in the order given. */
export function showdown<Player extends Contender>(players: readonly Player[]): Placed<Player>[] {
  // TODO
  return players.map((player) => ({ ...player, place: 1 }));
}
