import type { Cards } from '../cards/card.ts';
import type { HandRank } from '../ranking/hand-rank.ts';
import { rankFiveCardDraw } from './five-card-draw.ts';
import type { GameName } from './games.ts';
import { rankOmaha } from './omaha.ts';
import { rankTexasHoldem } from './texas-holdem.ts';

/** Ranks a player's own cards with the board, by game. */
export const RANK_IN_GAME = {
  'five-card-draw': rankFiveCardDraw,
  'texas-holdem': rankTexasHoldem,
  omaha: rankOmaha,
} as const satisfies Record<GameName, (hole: Cards, board: Cards) => HandRank>;
