/**
 * Gives second place to the player after a shared first place.
 *
 * Made by people who go down the sorted players and add one to the place each time the hand
 * changes.
 *
 * Cause: Does not accept a tie
 *
 * Caught by: showdown / Players who tie share a place, and the next places are skipped
 */
import type { Contender, Placed } from '../../../../../src/games/round.ts';
import { compareHandRanks } from '../../../../../src/ranking/tie-breaking.ts';

export function showdown<Player extends Contender>(players: readonly Player[]): Placed<Player>[] {
  let place = 0;
  return players
    .toSorted((a, b) => compareHandRanks(b.rank, a.rank))
    .map((player, index, sorted) => {
      const before = sorted[index - 1];
      if (!before || compareHandRanks(before.rank, player.rank) !== 0) place += 1;
      return { ...player, place };
    });
}
