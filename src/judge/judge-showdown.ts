import { RANK_IN_GAME } from '../kata/games/rank-in-game.ts';
import { type Placed, placeAmong } from '../kata/games/showdown.ts';
import { explain } from '../kata/ranking/explain.ts';
import type { HandRank } from '../kata/ranking/hand-rank.ts';
import type { Holding, Showdown } from './read-showdown.ts';

export type JudgedPlayer = Placed<Holding & { readonly rank: HandRank }>;

/** A showdown that has been decided; the players are in the order of the line. */
export interface Verdict extends Showdown {
  readonly players: readonly JudgedPlayer[];
}

/** Ranks the players' cards and gives each player a place. */
export function judgeShowdown({ game, board, players }: Showdown): Verdict {
  const rankCards = RANK_IN_GAME[game];
  const ranks = players.map(({ cards }) => rankCards(cards, board));
  return {
    game,
    board,
    players: players.map(({ name, cards }, seat) => {
      const rank = ranks[seat] as HandRank;
      return { name, cards, rank, place: placeAmong(rank, ranks) };
    }),
  };
}

/** The players in first place: one winner, or those who tie. */
export function winnersOf({ players }: Verdict): JudgedPlayer[] {
  return players.filter(({ place }) => place === 1);
}

/** Why, in words: a winner against the best loser, or a tie when all win. */
export function reasonOf(verdict: Verdict): string {
  const [winner] = winnersOf(verdict) as [JudgedPlayer];
  const losers = verdict.players.filter(({ place }) => place > 1).sort((a, b) => a.place - b.place);
  return explain(winner.rank, (losers[0] ?? winner).rank);
}
