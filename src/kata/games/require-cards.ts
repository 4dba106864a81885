import type { Cards } from '../cards/card.ts';
import { formatCards } from '../cards/format-cards.ts';
import { rejectRepeats } from '../cards/parse-cards.ts';
import { quote } from '../cards/quote.ts';
import { type BoardGame, GAMES } from './games.ts';

/** @throws Error that starts with the rule when there are fewer or more cards than it allows */
export function requireCount(rule: string, cards: Cards, least: number, most: number): void {
  if (cards.length >= least && cards.length <= most) return;
  throw new Error(`${rule}, but got ${cards.length}: ${quote(formatCards(cards))}`);
}

/** @throws Error when a game has another number of hole cards or of cards on the board, or when a card is given twice */
export function requireHoleAndBoard(game: BoardGame, hole: Cards, board: Cards): void {
  const { title, holeSize, board: boardSize } = GAMES[game];
  const { least, most } = boardSize;
  requireCount(`${title} takes ${holeSize} hole cards`, hole, holeSize, holeSize);
  requireCount(`${title} takes ${least} to ${most} cards on the board`, board, least, most);
  rejectRepeats([...hole, ...board]);
}
