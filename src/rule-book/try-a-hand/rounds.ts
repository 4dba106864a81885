/** Rounds of Texas hold'em and Omaha: dealt, and judged with everybody's cards on the table. */

import type { Random } from '../../kata/cards/shuffle.ts';
import { type DealtPlayer, deal } from '../../kata/games/deal.ts';
import type { BoardGame } from '../../kata/games/games.ts';
import { RANK_IN_GAME } from '../../kata/games/rank-in-game.ts';
import { type Placed, showdown } from '../../kata/games/showdown.ts';
import { explain } from '../../kata/ranking/explain.ts';
import type { Round } from './table.ts';

export const PLAYER_COUNTS = [2, 3, 4, 5, 6, 7, 8, 9] as const;

/** A round with so many players, dealt from a shuffled deck. The holes stand in the order of the seats. */
export function dealRound(game: BoardGame, players: number, random: Random): Round {
  const { board, players: dealt } = deal(game, { players, random });
  const seats = dealt.toSorted((a, b) => seatOf(a.name) - seatOf(b.name));
  return { kind: 'round', game, board, holes: seats.map(({ hole }) => hole) };
}

/** The standings of a round, best first. */
export function judgeRound({ game, board, holes }: Round): Placed<DealtPlayer>[] {
  const rank = RANK_IN_GAME[game];
  return showdown(holes.map((hole, seat) => ({ name: `Player ${seat + 1}`, hole, rank: rank(hole, board) })));
}

/** Why the winners win: against the best loser, or a tie when all win. */
export function reasonOf(standings: readonly Placed<DealtPlayer>[]): string {
  const [winner] = standings as [Placed<DealtPlayer>];
  return explain(winner.rank, (standings.find(({ place }) => place > 1) ?? winner).rank);
}

function seatOf(name: string): number {
  return Number(name.replace('Player ', ''));
}
