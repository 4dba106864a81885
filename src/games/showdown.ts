import type { HandRank } from '../ranking/hand-rank.ts';
import { compareHandRanks } from '../ranking/tie-breaking.ts';

/** Somebody whose cards have been ranked. */
export interface Contender {
  readonly rank: HandRank;
}

/** A contender with the place reached: 1 + the number of better players, so that ties share a place (1, 1, 3). */
export type Placed<Player> = Player & { readonly place: number };

/** The same players in the same order, each with a place. */
export function placePlayers<Player extends Contender>(players: readonly Player[]): Placed<Player>[] {
  return players.map((player) => ({
    ...player,
    place: 1 + players.filter((other) => compareHandRanks(other.rank, player.rank) > 0).length,
  }));
}

/** The standings: the same players with their places, best first; those who share a place stay in the order given. */
export function showdown<Player extends Contender>(players: readonly Player[]): Placed<Player>[] {
  return placePlayers(players).sort((a, b) => a.place - b.place);
}
