/**
 * Lets no two players share a place: of two who tie, the one who sits first is ahead.
 *
 * Made by people who sort the players and number them from one.
 *
 * Cause: Does not accept a tie
 *
 * Caught by: showdown / Players who tie share a place, and the next places are skipped
 */
import type { Contender, Placed } from '../../../../../src/games/round.ts';
import { compareHandRanks } from '../../../../../src/ranking/tie-breaking.ts';

export function showdown<Player extends Contender>(players: readonly Player[]): Placed<Player>[] {
  return players
    .toSorted((a, b) => compareHandRanks(b.rank, a.rank))
    .map((player, index) => ({ ...player, place: index + 1 }));
}
