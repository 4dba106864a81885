/** Cards as small boxes in a row, readable without colour, too. */
import type { Cards } from '../kata/cards/card.ts';
import { formatCards } from '../kata/cards/format-cards.ts';
import { parseCards } from '../kata/cards/parse-cards.ts';
import { PRINTED_CARDS } from '../kata/cards/written-cards.ts';

const TILE_COLUMNS = 5;

const ENDS_IN_CARDS = new RegExp(`^(.*?) ?(${PRINTED_CARDS})$`);

/** Lays out sentences: words on the left, cards on the right or, where that is too wide, below. */
export function layOutCards(sentences: readonly string[], columns: number): string[] {
  const parts = sentences.map((sentence) => ENDS_IN_CARDS.exec(sentence) ?? [sentence]);
  const indent = 1 + Math.max(0, ...parts.map(([, words = '']) => words.length));
  return parts.flatMap(([sentence = '', words = '', cards]) => {
    if (!cards) return [sentence];
    const hand = parseCards(cards);
    if (indent + hand.length * TILE_COLUMNS > columns) return [words, ...drawTiles(hand, columns)];
    return drawTiles(hand, columns).map((line, row) => (row === 1 ? words : '').padEnd(indent) + line);
  });
}

/** Draws cards in as many rows of tiles as it takes, of three lines each. */
function drawTiles(cards: Cards, columns: number): string[] {
  const inRow = Math.max(1, Math.floor(columns / TILE_COLUMNS));
  const [row, rest] = [cards.slice(0, inRow), cards.slice(inRow)];
  const faces = row.map((card) => formatCards([card], { suits: 'symbols' }).padEnd(TILE_COLUMNS - 2));
  const lines = ['╭───╮'.repeat(row.length), faces.map((face) => `│${face}│`).join(''), '╰───╯'.repeat(row.length)];
  return rest.length > 0 ? [...lines, ...drawTiles(rest, columns)] : lines;
}
