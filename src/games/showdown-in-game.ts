/** The showdown by the ladder of a game, where `showdown.ts` takes that of the kata. */
import type { HandRank } from '../ranking/hand-rank.ts';
import type { GameName } from './games.ts';
import { rankingIn } from './ranking-in-game.ts';
import type { Contender, Placed } from './round.ts';

/** Returns the place of a hand: 1 plus the number of better hands. */
export function placeInGame(game: GameName, rank: HandRank, ranks: readonly HandRank[]): number {
  const { compareHandRanks } = rankingIn(game);
  let place = 1;
  for (const other of ranks) if (compareHandRanks(other, rank) > 0) place += 1;
  return place;
}

/** Returns the players with their places, best first. */
export function showdownInGame<Player extends Contender>(
  game: GameName,
  players: readonly Player[],
): Placed<Player>[] {
  const ranks = players.map(({ rank }) => rank);
  return players
    .map((player) => ({ ...player, place: placeInGame(game, player.rank, ranks) }))
    .sort((a, b) => a.place - b.place);
}

/** Returns the players in place 1, in the order given. */
export function winnersInGame<Player extends Contender>(
  game: GameName,
  players: readonly Player[],
): Player[] {
  const ranks = players.map(({ rank }) => rank);
  return players.filter(({ rank }) => placeInGame(game, rank, ranks) === 1);
}
