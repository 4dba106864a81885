/**
 * Puts two players who tie for first place in second place.
 *
 * Made by people who count the players whose hands are at least as good. They count the player as
 * well.
 *
 * Cause: Does not accept a tie
 *
 * Caught by: showdown / Players who tie share a place, and the next places are skipped
 */
import type { Contender, Placed } from '../../../../../src/games/round.ts';
import { compareHandRanks } from '../../../../../src/ranking/tie-breaking.ts';

export function showdown<Player extends Contender>(players: readonly Player[]): Placed<Player>[] {
  const placeOf = ({ rank }: Player) =>
    players.filter((other) => compareHandRanks(other.rank, rank) >= 0).length;
  return players
    .map((player) => ({ ...player, place: placeOf(player) }))
    .sort((a, b) => a.place - b.place);
}
