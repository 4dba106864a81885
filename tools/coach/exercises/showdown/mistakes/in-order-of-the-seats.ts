/**
 * Leaves the players in the order in which they sit.
 *
 * Made by people who find every place but do not sort, because each player already has the right
 * place.
 *
 * Cause: Does not sort, or sorts from the wrong end
 *
 * Caught by: showdown / The best hand takes first place, the next best second place, and so on
 */
import type { Contender, Placed } from '../../../../../src/games/round.ts';
import { placeAmong } from '../../../../../src/games/showdown.ts';

export function showdown<Player extends Contender>(players: readonly Player[]): Placed<Player>[] {
  const ranks = players.map(({ rank }) => rank);
  return players.map((player) => ({ ...player, place: placeAmong(player.rank, ranks) }));
}
