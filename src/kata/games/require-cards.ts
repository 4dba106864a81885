import type { Cards } from '../cards/card.ts';
import { formatCards } from '../cards/format-cards.ts';
import { rejectRepeats } from '../cards/parse-cards.ts';
import { quote } from '../cards/quote.ts';

/** @throws Error that starts with the rule when there are fewer or more cards than it allows */
export function requireCount(rule: string, cards: Cards, least: number, most: number): void {
  if (cards.length >= least && cards.length <= most) return;
  throw new Error(`${rule}, but got ${cards.length}: ${quote(formatCards(cards))}`);
}

/** @throws Error when hole cards and board do not fit each other: a wrong number of either, or a card that is in both */
export function requireHoleAndBoard(game: string, holeSize: number, hole: Cards, board: Cards): void {
  requireCount(`${game} takes ${holeSize} hole cards`, hole, holeSize, holeSize);
  requireCount(`${game} takes 3 to 5 cards on the board`, board, 3, 5);
  rejectRepeats([...hole, ...board]);
}
