import type { CompareHandRanks, HandRank } from '../ranking/hand-rank.ts';
import { compareHandRanks } from '../ranking/tie-breaking.ts';
import type { Contender, Placed } from './round.ts';

/**
 * Returns the place of a hand: 1 plus the number of better hands, so that ties share a place (1, 1,
 * 3).
 *
 * @param compare - how hands are compared, in a game with a ladder of its own
 */
export function placeAmong(
  rank: HandRank,
  ranks: readonly HandRank[],
  compare: CompareHandRanks = compareHandRanks,
): number {
  let place = 1;
  for (const other of ranks) if (compare(other, rank) > 0) place += 1;
  return place;
}

/**
 * Returns the same players with their places, the best first. Players who share a place may be in
 * any order.
 *
 * @param compare - how hands are compared, in a game with a ladder of its own
 */
export function showdown<Player extends Contender>(
  players: readonly Player[],
  compare: CompareHandRanks = compareHandRanks,
): Placed<Player>[] {
  const ranks = players.map(({ rank }) => rank);
  return players
    .map((player) => ({ ...player, place: placeAmong(player.rank, ranks, compare) }))
    .sort((a, b) => a.place - b.place);
}

/** Returns the players in place 1, in the order given: several when they tie. */
export function winners<Player extends Contender>(
  players: readonly Player[],
  compare: CompareHandRanks = compareHandRanks,
): Player[] {
  const ranks = players.map(({ rank }) => rank);
  return players.filter(({ rank }) => placeAmong(rank, ranks, compare) === 1);
}
