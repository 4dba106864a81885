/** Which cards of a player and of the board count in each game, as indices of the deck. */
import type { Indices } from '../../kata/cards/card-index.ts';
import { combinations } from '../../kata/games/combinations.ts';
import type { GameName } from '../../kata/games/games.ts';
import { rankSumStrength } from '../evaluators/rank-sum/rank-sum.ts';

/** Returns the cards whose best five are a player's hand; in Omaha, these five themselves. */
export const IN_PLAY: Readonly<Record<GameName, (hole: Indices, board: Indices) => Indices>> = {
  'five-card-draw': (hole) => hole,
  'texas-holdem': (hole, board) => [...hole, ...board],
  omaha: strongestInOmaha,
};

/** The choices of two places of the hole. */
const TWO_OF_THE_HOLE = combinations([0, 1, 2, 3], 2);
/** The choices of three places of a board, by the size of the board. */
const THREE_OF_THE_BOARD = [0, 1, 2, 3, 4, 5].map((size) =>
  combinations([0, 1, 2, 3, 4].slice(0, size), 3),
);

/**
 * Returns the strongest five cards of two in the hole and three on the board, the first of those
 * that tie.
 */
function strongestInOmaha(hole: Indices, board: Indices): Indices {
  const choicesOfThree = THREE_OF_THE_BOARD[board.length] as number[][];
  let best: Indices = [];
  let highest = 0;
  for (const two of TWO_OF_THE_HOLE) {
    for (const three of choicesOfThree) {
      const five = [
        ...two.map((place) => hole[place] as number),
        ...three.map((place) => board[place] as number),
      ];
      const strength = rankSumStrength(five);
      if (strength > highest) {
        best = five;
        highest = strength;
      }
    }
  }
  return best;
}
