/** Which cards of a player and of the board count in each game, as indices of the deck. */
import type { Indices } from '../cards/card-index.ts';
import { rankSumStrength } from '../evaluators/rank-sum/rank-sum.ts';
import { combinations } from '../games/combinations.ts';
import { GAMES, type GameName } from '../games/games.ts';

/** Returns the cards whose best five are a player's hand; in Omaha, these five themselves. */
export function cardsInPlay(game: GameName, hole: Indices, board: Indices): Indices {
  return GAMES[game].fromHole === 'any' ? [...hole, ...board] : strongestInOmaha(hole, board);
}

const MOST_CARDS = 6;
/** The choices of two places of the hole, by its size. */
const TWO_OF_THE_HOLE = choicesBySize(2);
/** The choices of three places of a board, by its size. */
const THREE_OF_THE_BOARD = choicesBySize(3);

/** Lists for none to six cards the choices of so many places. */
function choicesBySize(chosen: number): number[][][] {
  return Array.from({ length: MOST_CARDS + 1 }, (_, size) => {
    const places = Array.from({ length: size }, (_card, place) => place);
    return combinations(places, chosen);
  });
}

/**
 * Returns the strongest five cards of two in the hole and three on the board, the first of those
 * that tie.
 */
function strongestInOmaha(hole: Indices, board: Indices): Indices {
  const choicesOfTwo = TWO_OF_THE_HOLE[hole.length] as number[][];
  const choicesOfThree = THREE_OF_THE_BOARD[board.length] as number[][];
  let best: Indices = [];
  let highest = 0;
  for (const two of choicesOfTwo) {
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
