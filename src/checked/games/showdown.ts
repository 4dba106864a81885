import * as kata from '../../kata/games/showdown.ts';
import { show } from '../cards/show.ts';
import { isHandRank } from '../ranking/given-hand-rank.ts';

/**
 * The standings: the same players with their places, best first; those who share a place stay in the order given.
 *
 * @param players - each with the rank of a hand, and whatever else belongs to a player
 * @throws Error on what is no array of such players
 */
export function showdown<Player extends kata.Contender>(players: readonly Player[]): kata.Placed<Player>[] {
  if (!Array.isArray(players)) throw new Error(`${show(players)} is not a list of players: expected an array`);
  for (const player of players) {
    if (isHandRank(Object(player).rank)) continue;
    throw new Error(`${show(player)} is no player of a showdown: expected a rank, as rankHand gives`);
  }
  return kata.showdown(players);
}
