/** Names the last of those who share a place first. */
import type { Contender, Placed } from '../../../../src/games/round.ts';
import { showdown as ours } from '../../../../src/games/showdown.ts';

export function showdown<Player extends Contender>(players: readonly Player[]): Placed<Player>[] {
  return ours(players.toReversed());
}
