/**
 * Lets a flush and a high card of the same ranks share a place.
 *
 * Made by people who remember places by the ranks that break ties, and forget to compare the
 * category first.
 *
 * Cause: Looks at the highest cards before the combination
 *
 * Caught by: showdown / The best hand takes first place, the next best second place, and so on
 */
import type { Contender, Placed } from '../../../../../src/games/round.ts';
import { compareHandRanks } from '../../../../../src/ranking/tie-breaking.ts';

export function showdown<Player extends Contender>(players: readonly Player[]): Placed<Player>[] {
  const sorted = players.toSorted((a, b) => compareHandRanks(b.rank, a.rank));
  const ranks = sorted.map(({ rank }) => rank.tieBreak.join());
  return sorted.map((player) => ({
    ...player,
    place: ranks.indexOf(player.rank.tieBreak.join()) + 1,
  }));
}
