import type { Cards } from '../cards/card.ts';
import type { HandRank } from '../ranking/hand-rank.ts';
import { combinations } from './combinations.ts';
import { GAMES, type GameName } from './games.ts';
import { rankingIn } from './ranking-in-game.ts';
import { requireHoleAndBoard } from './require-cards.ts';

const HAND_SIZE = 5;

/**
 * Ranks a player's own cards with the board, by what the table of games says.
 *
 * @param board - empty in a game without one
 * @throws Error for a wrong number of cards, or a card that is given twice or not in the deck
 */
export function rankInGame(game: GameName, hole: Cards, board: Cards): HandRank {
  requireHoleAndBoard(game, hole, board);
  const { fromHole } = GAMES[game];
  const { rankHand, compareHandRanks } = rankingIn(game);
  if (fromHole === 'any') return rankHand([...hole, ...board]);
  const choicesOfBoard = combinations(board, HAND_SIZE - fromHole);
  return combinations(hole, fromHole)
    .flatMap((own) => choicesOfBoard.map((shared) => rankHand([...own, ...shared])))
    .reduce((best, hand) => (compareHandRanks(hand, best) > 0 ? hand : best));
}
