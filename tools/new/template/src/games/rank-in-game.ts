import type { Cards } from '../cards/card.ts';
import type { HandRank } from '../ranking/hand-rank.ts';
import type { GameName } from './games.ts';
import { rankOmaha } from './omaha.ts';
import { rankTexasHoldem } from './texas-holdem.ts';

/**
 * Ranks a player's own cards with the board, by the row of the game in the table of `games.ts`.
 *
 * @throws Error for a wrong number of cards, or a card that is given twice or not in the deck
 */
export function rankInGame(game: GameName, hole: Cards, board: Cards): HandRank {
  if (game === 'omaha') return rankOmaha(hole, board);
  // TODO: the other games; this counts only two of the player's cards
  return rankTexasHoldem(hole.slice(0, 2), board);
}
