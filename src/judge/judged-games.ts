import type { Cards } from '../kata/cards/card.ts';
import { rankFiveCardDraw } from '../kata/games/five-card-draw.ts';
import { rankOmaha } from '../kata/games/omaha.ts';
import { rankTexasHoldem } from '../kata/games/texas-holdem.ts';
import type { HandRank } from '../kata/ranking/hand-rank.ts';

export type GameName = 'five-card-draw' | 'texas-holdem' | 'omaha-holdem';

export interface JudgedGame {
  readonly game: GameName;
  readonly boardSize: number;
  readonly handSize: number;
  readonly rank: (hand: Cards, board: Cards) => HandRank;
}

const FIVE_CARD_DRAW: JudgedGame = { game: 'five-card-draw', boardSize: 0, handSize: 5, rank: rankFiveCardDraw };
const TEXAS_HOLDEM: JudgedGame = { game: 'texas-holdem', boardSize: 5, handSize: 2, rank: rankTexasHoldem };
const OMAHA: JudgedGame = { game: 'omaha-holdem', boardSize: 5, handSize: 4, rank: rankOmaha };

/** The games by the word that a line starts with. */
export const GAMES: ReadonlyMap<string, JudgedGame> = new Map([
  ['five-card-draw', FIVE_CARD_DRAW],
  ['texas-holdem', TEXAS_HOLDEM],
  ['omaha-holdem', OMAHA],
  ['omaha', OMAHA],
]);
