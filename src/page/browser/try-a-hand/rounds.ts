/** Rounds of Texas hold'em and Omaha: dealt, and judged with everybody's cards on the table. */

import type { Cards } from '../../../kata/cards/card.ts';
import { quote } from '../../../kata/cards/quote.ts';
import type { Random } from '../../../kata/cards/shuffle.ts';
import { type DealtPlayer, deal } from '../../../kata/games/deal.ts';
import type { BoardGame } from '../../../kata/games/games.ts';
import { type Placed, showdown } from '../../../kata/games/showdown.ts';
import { explain } from '../../../kata/ranking/explain.ts';
import { rankWithBoard } from '../../view/rank-with-board.ts';
import { requireRound } from './address.ts';
import type { Round } from './table.ts';
import { readTyped } from './typed-cards.ts';

export const PLAYER_COUNTS = [2, 3, 4, 5, 6, 7, 8, 9] as const;

/** A round with so many players, dealt from a shuffled deck. The holes stand in the order of the seats. */
export function dealRound(game: BoardGame, players: number, random: Random): Round {
  const { board, players: dealt } = deal(game, { players, random });
  const seats = dealt.toSorted((a, b) => seatOf(a.name) - seatOf(b.name));
  return { kind: 'round', game, board, holes: seats.map(({ hole }) => hole) };
}

/**
 * A round of cards as somebody types them.
 *
 * @param holes - of each player, a slash between them
 * @throws Error on what is no card, and on cards that do not fit the game
 */
export function enteredRound(game: BoardGame, board: string, holes: string): Round {
  const hands = holes.split('/').filter((hand) => hand.trim() !== '');
  if (hands.length === 0)
    throw new Error(`${quote(holes)} has no hole cards: expected those of one player or more, such as "KS 9H / AD QC"`);
  return requireRound({ kind: 'round', game, board: cardsTyped(board), holes: hands.map(cardsTyped) });
}

function cardsTyped(text: string): Cards {
  const { cards, problem } = readTyped(text);
  if (problem !== undefined) throw new Error(problem);
  return cards;
}

/**
 * The standings of a round, best first.
 *
 * @param names - of the players; whoever has none is numbered
 */
export function judgeRound({ game, board, holes }: Round, names: readonly string[] = []): Placed<DealtPlayer>[] {
  return showdown(
    holes.map((hole, seat) => ({
      name: names[seat] ?? `Player ${seat + 1}`,
      hole,
      rank: rankWithBoard(game, hole, board),
    })),
  );
}

/** Why the winners win: against the best loser, or a tie when all win. */
export function reasonOf(standings: readonly Placed<DealtPlayer>[]): string {
  const [winner] = standings as [Placed<DealtPlayer>];
  return explain(winner.rank, (standings.find(({ place }) => place > 1) ?? winner).rank);
}

function seatOf(name: string): number {
  return Number(name.replace('Player ', ''));
}
