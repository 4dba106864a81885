import type { GameName } from './games.ts';
import type { Contender, Placed } from './round.ts';
import { showdown } from './showdown.ts';

/** Returns the players with their places by the ladder of a game, best first. */
export function showdownInGame<Player extends Contender>(
  _game: GameName,
  players: readonly Player[],
): Placed<Player>[] {
  // TODO: the games with a ladder of their own
  return showdown(players);
}
