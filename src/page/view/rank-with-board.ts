import type { Cards } from '../../kata/cards/card.ts';
import type { BoardGame } from '../../kata/games/games.ts';
import { RANK_IN_GAME } from '../../kata/games/rank-in-game.ts';
import type { HandRank } from '../../kata/ranking/hand-rank.ts';
import { rankHand } from '../../kata/ranking/rank-hand.ts';

/**
 * What a player's cards and the board are worth, to be shown: of equally good fives the one with the most cards of the board, so that
 * a card in the hole is lifted only where it is needed.
 *
 * @param game - without one, all cards count together
 * @throws Error on cards that the game does not allow
 */
export function rankWithBoard(game: BoardGame | undefined, own: Cards, board: Cards): HandRank {
  const rank = game && RANK_IN_GAME[game](own, board);
  return rank && game === 'omaha' ? rank : rankHand([...board, ...own]); // of equal cards the first given count
}
