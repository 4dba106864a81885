/**
 * Lets players share first place, but no other.
 *
 * Made by people who think of a tie as a split pot, and number the losers one after the other.
 *
 * Cause: Does not accept a tie
 *
 * Caught by: showdown / Players who tie share a place, and the next places are skipped
 */
import type { Contender, Placed } from '../../../../../src/games/round.ts';
import { compareHandRanks } from '../../../../../src/ranking/tie-breaking.ts';

export function showdown<Player extends Contender>(players: readonly Player[]): Placed<Player>[] {
  const sorted = players.toSorted((a, b) => compareHandRanks(b.rank, a.rank));
  const wins = ({ rank }: Player) =>
    sorted.every((other) => compareHandRanks(rank, other.rank) >= 0);
  return sorted.map((player, index) => ({ ...player, place: wins(player) ? 1 : index + 1 }));
}
