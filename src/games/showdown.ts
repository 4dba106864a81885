import type { HandRank } from '../ranking/hand-rank.ts';
import { compareHandRanks } from '../ranking/tie-breaking.ts';
import type { Contender, Placed } from './round.ts';

/**
 * Returns the place of a hand: 1 plus the number of better hands, so that ties share a place (1, 1,
 * 3).
 */
export function placeAmong(rank: HandRank, ranks: readonly HandRank[]): number {
  let place = 1;
  for (const other of ranks) if (compareHandRanks(other, rank) > 0) place += 1;
  return place;
}

/**
 * Returns the same players with their places, the best first. Players who share a place may be in
 * any order.
 */
export function showdown<Player extends Contender>(players: readonly Player[]): Placed<Player>[] {
  const ranks = players.map(({ rank }) => rank);
  return players
    .map((player) => ({ ...player, place: placeAmong(player.rank, ranks) }))
    .sort((a, b) => a.place - b.place);
}

/** Returns the players in place 1, in the order given: several when they tie. */
export function winners<Player extends Contender>(players: readonly Player[]): Player[] {
  const ranks = players.map(({ rank }) => rank);
  return players.filter(({ rank }) => placeAmong(rank, ranks) === 1);
}
