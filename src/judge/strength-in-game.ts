/**
 * How strong a player's cards are in a game, by the fastest evaluator, which is proven equal to the rules: 1 (7 5 4 3 2) to 7462
 * (royal flush). The cards are trusted to be as many as the game deals.
 */
import {
  evaluate5Unchecked,
  evaluate6Unchecked,
  evaluate7Unchecked,
  rankSumStrength,
} from '../evaluators/rank-sum/rank-sum.ts';
import { combinations } from '../kata/games/combinations.ts';
import type { GameName } from '../kata/games/games.ts';
import type { Indices } from './showdown.ts';

/** The strength of a player's own cards with those of the board. */
export function strengthInGame(game: GameName, hole: Indices, board: Indices): number {
  if (game === 'five-card-draw') return rankSumStrength(hole);
  return game === 'texas-holdem' ? strengthInHoldem(hole, board) : bestInOmaha(hole, board).strength;
}

/** Without a list of all seven, which would take longer to put together than to judge. */
function strengthInHoldem(hole: Indices, board: Indices): number {
  const [a, b, c, d, e] = [hole[0], hole[1], board[0], board[1], board[2]] as unknown as Five;
  const [f, g] = [board[3], board[4]];
  if (f === undefined) return evaluate5Unchecked(a, b, c, d, e);
  return g === undefined ? evaluate6Unchecked(a, b, c, d, e, f) : evaluate7Unchecked(a, b, c, d, e, f, g);
}

/** The cards of which the best five make that strength: in Omaha five that the game allows, the first of those that tie. */
export function cardsThatCount(game: GameName, hole: Indices, board: Indices): Indices {
  if (game === 'five-card-draw') return hole;
  return game === 'texas-holdem' ? hole.concat(board) : bestInOmaha(hole, board).cards;
}

type Five = readonly [number, number, number, number, number];
type Pair = readonly [number, number];
type Triple = readonly [number, number, number];

const TWO_OF_THE_HOLE = combinations([0, 1, 2, 3], 2) as unknown as readonly Pair[];
/** By the size of the board. */
const THREE_OF_THE_BOARD = [0, 1, 2, 3, 4, 5].map(
  (size) => combinations([0, 1, 2, 3, 4].slice(0, size), 3) as unknown as readonly Triple[],
);

function bestInOmaha(hole: Indices, board: Indices): { strength: number; cards: Indices } {
  let cards: Indices = [];
  let strength = 0;
  for (const two of TWO_OF_THE_HOLE) {
    for (const three of THREE_OF_THE_BOARD[board.length] as readonly Triple[]) {
      const five = [hole[two[0]], hole[two[1]], board[three[0]], board[three[1]], board[three[2]]] as number[];
      const next = rankSumStrength(five);
      if (next > strength) [strength, cards] = [next, five];
    }
  }
  return { strength, cards };
}
