/**
 * Lets all players of the same category share a place, whatever their kickers.
 *
 * Made by people who compare the names of the hands and leave out the tie-break.
 *
 * Cause: Stops comparing too early
 *
 * Caught by: showdown / The best hand takes first place, the next best second place, and so on
 */
import type { Contender, Placed } from '../../../../../src/games/round.ts';
import { LADDER } from '../../../../../src/ranking/ladder.ts';

const rungOf = ({ rank }: Contender) =>
  LADDER.findIndex(({ category }) => category === rank.category);

export function showdown<Player extends Contender>(players: readonly Player[]): Placed<Player>[] {
  const placeOf = (player: Player) =>
    1 + players.filter((other) => rungOf(other) < rungOf(player)).length;
  return players
    .map((player) => ({ ...player, place: placeOf(player) }))
    .sort((a, b) => a.place - b.place);
}
