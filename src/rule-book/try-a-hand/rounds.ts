/** Rounds of Texas hold'em and Omaha: dealt, and judged with everybody's cards on the table. */

import { judgeShowdown, type Verdict } from '../../judge/judge-showdown.ts';
import type { Random } from '../../kata/cards/shuffle.ts';
import { deal } from '../../kata/games/deal.ts';
import type { BoardGame } from '../../kata/games/games.ts';
import type { Round } from './table.ts';

export const PLAYER_COUNTS = [2, 3, 4, 5, 6, 7, 8, 9] as const;

/** A round with so many players, dealt from a shuffled deck. The holes stand in the order of the seats. */
export function dealRound(game: BoardGame, players: number, random: Random): Round {
  const { board, players: dealt } = deal(game, { players, random });
  const seats = dealt.toSorted((a, b) => seatOf(a.name) - seatOf(b.name));
  return { kind: 'round', game, board, holes: seats.map(({ hole }) => hole) };
}

/** Who wins a round, everybody in the order of the seats. */
export function judgeRound({ game, board, holes }: Round): Verdict {
  const players = holes.map((cards, seat) => ({ name: `Player ${seat + 1}`, cards }));
  return judgeShowdown({ game, board, players });
}

function seatOf(name: string): number {
  return Number(name.replace('Player ', ''));
}
