/**
 * How strong a player's cards are in a game, by the fastest evaluator, which is proven equal to the rules: 1 (7 5 4 3 2) to 7462
 * (royal flush). The cards are trusted to be as many as the game deals.
 */
import { evaluate5Unchecked, rankSumStrength } from '../evaluators/rank-sum/rank-sum.ts';
import { combinations } from '../kata/games/combinations.ts';
import type { GameName } from '../kata/games/games.ts';
import type { Indices } from './showdown.ts';

/** The strength of a player's own cards with those of the board. */
export function strengthInGame(game: GameName, hole: Indices, board: Indices): number {
  return rankSumStrength(cardsInPlay(game, hole, board));
}

/**
 * The cards whose best five make that strength: in Omaha the five themselves, the first of those that tie.
 *
 * @returns for games with a board the same list each time, filled anew: a new one for each player would take longer than all else
 */
export function cardsInPlay(game: GameName, hole: Indices, board: Indices): Indices {
  if (game === 'five-card-draw') return hole;
  return game === 'texas-holdem' ? together(hole, board) : bestInOmaha(hole, board);
}

/** By their length. */
const LISTS = Array.from({ length: 8 }, (_, length) => new Array<number>(length).fill(0));

function together(hole: Indices, board: Indices): Indices {
  const all = LISTS[hole.length + board.length] as number[];
  let place = 0;
  for (const card of hole) all[place++] = card;
  for (const card of board) all[place++] = card;
  return all;
}

type Pair = readonly [number, number];
type Triple = readonly [number, number, number];

const TWO_OF_THE_HOLE = combinations([0, 1, 2, 3], 2) as unknown as readonly Pair[];
/** By the size of the board. */
const THREE_OF_THE_BOARD = [0, 1, 2, 3, 4, 5].map(
  (size) => combinations([0, 1, 2, 3, 4].slice(0, size), 3) as unknown as readonly Triple[],
);

function bestInOmaha(hole: Indices, board: Indices): Indices {
  const best = LISTS[5] as number[];
  let highest = 0;
  for (const two of TWO_OF_THE_HOLE) {
    const [a, b] = [hole[two[0]], hole[two[1]]] as [number, number];
    for (const three of THREE_OF_THE_BOARD[board.length] as readonly Triple[]) {
      const [c, d, e] = [board[three[0]], board[three[1]], board[three[2]]] as [number, number, number];
      const strength = evaluate5Unchecked(a, b, c, d, e);
      if (strength <= highest) continue;
      highest = strength;
      [best[0], best[1], best[2], best[3], best[4]] = [a, b, c, d, e];
    }
  }
  return best;
}
