/**
 * Leaves the players in the order in which they sit.
 *
 * Made by people who find every place and do not sort, because the places seem to say it all.
 *
 * Caught by: showdown / The place is one more than the number of better players, so players who tie share it
 */
import { type Contender, type Placed, placeAmong } from '../../kata/games/showdown.ts';

export function showdown<Player extends Contender>(players: readonly Player[]): Placed<Player>[] {
  const ranks = players.map(({ rank }) => rank);
  return players.map((player) => ({ ...player, place: placeAmong(player.rank, ranks) }));
}
