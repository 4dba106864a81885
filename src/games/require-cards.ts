import type { Cards } from '../cards/card.ts';
import { formatCards } from '../cards/format-cards.ts';
import { rejectRepeats } from '../cards/given-twice.ts';
import { quote } from '../cards/quote.ts';
import { rejectForeign } from './deck-of-game.ts';
import { GAMES, type GameName, hasBoard } from './games.ts';

/**
 * Checks that a rule allows this number of cards.
 * @throws Error whose message begins with the rule
 */
export function requireCount(rule: string, cards: Cards, least: number, most: number): void {
  if (cards.length >= least && cards.length <= most) return;
  throw new Error(`${rule}, but got ${cards.length}: ${quote(formatCards(cards))}`);
}

/**
 * Checks the cards of a player and of the board.
 * @throws Error on a wrong number of either, or on a card given twice or not in the deck
 */
export function requireHoleAndBoard(game: GameName, hole: Cards, board: Cards): void {
  const { title, holeSize, board: boardSize } = GAMES[game];
  const { least, most } = boardSize;
  const own = hasBoard(game) ? 'hole cards' : 'cards';
  requireCount(`${title} takes ${holeSize} ${own}`, hole, holeSize, holeSize);
  const onBoard = hasBoard(game) ? `${least} to ${most} cards` : 'no cards';
  requireCount(`${title} takes ${onBoard} on the board`, board, least, most);
  const cards = [...hole, ...board];
  rejectRepeats(cards);
  rejectForeign(game, cards);
}
