/**
 * How strong a player's cards are in a game, by the fastest evaluator, which is proven equal to the rules: 1 (7 5 4 3 2) to 7462
 * (royal flush). The cards are trusted to be as many as the game deals.
 */
import { evaluate5Unchecked, evaluate6Unchecked, evaluate7Unchecked } from '../evaluators/rank-sum/rank-sum.ts';
import type { Card, Cards } from '../kata/cards/card.ts';
import { cardIndex } from '../kata/cards/card-index.ts';
import { combinations } from '../kata/games/combinations.ts';
import type { GameName } from '../kata/games/games.ts';

/** The strength of a player's own cards with those of the board. */
export function strengthInGame(game: GameName, hole: Cards, board: Cards): number {
  if (game === 'five-card-draw') return strengthOfFive(hole);
  return game === 'texas-holdem' ? strengthInHoldem(hole, board) : bestInOmaha(hole, board).strength;
}

/** The cards of which the best five make that strength: in Omaha five that the game allows, the first of those that tie. */
export function cardsThatCount(game: GameName, hole: Cards, board: Cards): Cards {
  if (game === 'five-card-draw') return hole;
  return game === 'texas-holdem' ? hole.concat(board) : bestInOmaha(hole, board).cards;
}

function strengthOfFive(cards: Cards): number {
  return evaluate5Unchecked(at(cards, 0), at(cards, 1), at(cards, 2), at(cards, 3), at(cards, 4));
}

function strengthInHoldem(hole: Cards, board: Cards): number {
  const [a, b, c, d, e] = [at(hole, 0), at(hole, 1), at(board, 0), at(board, 1), at(board, 2)];
  if (board.length === 3) return evaluate5Unchecked(a, b, c, d, e);
  const f = at(board, 3);
  return board.length === 4 ? evaluate6Unchecked(a, b, c, d, e, f) : evaluate7Unchecked(a, b, c, d, e, f, at(board, 4));
}

function at(cards: Cards, place: number): number {
  return cardIndex(cards[place] as Card);
}

type Pair = readonly [number, number];
type Triple = readonly [number, number, number];

const TWO_OF_THE_HOLE = combinations([0, 1, 2, 3], 2) as unknown as readonly Pair[];
/** By the size of the board. */
const THREE_OF_THE_BOARD = [0, 1, 2, 3, 4, 5].map(
  (size) => combinations([0, 1, 2, 3, 4].slice(0, size), 3) as unknown as readonly Triple[],
);

function bestInOmaha(hole: Cards, board: Cards): { strength: number; cards: Cards } {
  let best: Cards = [];
  let highest = 0;
  for (const two of TWO_OF_THE_HOLE) {
    for (const three of THREE_OF_THE_BOARD[board.length] as readonly Triple[]) {
      const five = [hole[two[0]], hole[two[1]], board[three[0]], board[three[1]], board[three[2]]] as Cards;
      const strength = strengthOfFive(five);
      if (strength <= highest) continue;
      highest = strength;
      best = five;
    }
  }
  return { strength: highest, cards: best };
}
