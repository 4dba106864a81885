import type { Cards } from '../cards/card.ts';
import type { Rung } from '../ranking/categories.ts';
import type { HandRank } from '../ranking/hand-rank.ts';
import { GAMES } from './games.ts';
import { rankInGame } from './rank-in-game.ts';

/**
 * Short deck: the best five of the two hole cards and the board, where the lowest straight is A 6 7 8 9.
 *
 * @param hole - the player's 2 cards, none below the six
 * @param board - the 3 to 5 cards that all players share, none below the six
 * @throws Error for any other number of cards, a card below the six, or a card that is given twice
 */
export function rankShortDeck(hole: Cards, board: Cards): HandRank {
  return rankInGame('short-deck', hole, board);
}

/**
 * The rungs of short deck, the highest first: a flush is above a full house. Of two hands, the higher rung wins.
 */
export const SHORT_DECK_LADDER: readonly Rung[] = GAMES['short-deck'].ladder;
