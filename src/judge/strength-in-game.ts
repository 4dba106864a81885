/**
 * How strong a player's cards are in a game, by the fastest evaluator, which is proven equal to the rules: 1 (7 5 4 3 2) to 7462
 * (royal flush). The cards are trusted to be as many as the game deals.
 */
import { rankSumStrength } from '../evaluators/rank-sum/rank-sum.ts';
import { combinations } from '../kata/games/combinations.ts';
import type { GameName } from '../kata/games/games.ts';
import type { Indices } from './showdown.ts';

/** The strength of a player's own cards with those of the board. */
export function strengthInGame(game: GameName, hole: Indices, board: Indices): number {
  return rankSumStrength(cardsThatCount(game, hole, board));
}

/** The cards of which the best five make that strength: in Omaha five that the game allows, the first of those that tie. */
export function cardsThatCount(game: GameName, hole: Indices, board: Indices): Indices {
  if (game === 'five-card-draw') return hole;
  return game === 'texas-holdem' ? hole.concat(board) : bestInOmaha(hole, board);
}

type Pair = readonly [number, number];
type Triple = readonly [number, number, number];

const TWO_OF_THE_HOLE = combinations([0, 1, 2, 3], 2) as unknown as readonly Pair[];
/** By the size of the board. */
const THREE_OF_THE_BOARD = [0, 1, 2, 3, 4, 5].map(
  (size) => combinations([0, 1, 2, 3, 4].slice(0, size), 3) as unknown as readonly Triple[],
);

function bestInOmaha(hole: Indices, board: Indices): Indices {
  let best: Indices = [];
  let highest = 0;
  for (const two of TWO_OF_THE_HOLE) {
    for (const three of THREE_OF_THE_BOARD[board.length] as readonly Triple[]) {
      const five = [hole[two[0]], hole[two[1]], board[three[0]], board[three[1]], board[three[2]]] as number[];
      const strength = rankSumStrength(five);
      if (strength > highest) [highest, best] = [strength, five];
    }
  }
  return best;
}
