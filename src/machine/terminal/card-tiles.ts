import type { Cards } from '../../kata/cards/card.ts';
import { formatCards } from '../../kata/cards/format-cards.ts';
import { readCards } from '../../kata/cards/parse-cards.ts';
import { PRINTED_CARDS } from '../../solution/written-cards.ts';

const ENDS_IN_CARDS = new RegExp(`^(.*?) ?(${PRINTED_CARDS})$`);

/**
 * Lays out sentences with their words on the left and their cards as boxes on the right, where
 * these fit.
 */
export function layOutCards(sentences: readonly string[], columns: number): string[] {
  const parts = sentences.map((sentence) => ENDS_IN_CARDS.exec(sentence) ?? [sentence]);
  const indent = 1 + Math.max(0, ...parts.map(([, words = '']) => words.length));
  return parts.flatMap(([sentence = '', words = '', cards]) => {
    const tiles = cards ? drawTiles(readCards(cards)) : [];
    if (indent + (tiles[0]?.length ?? columns) > columns) return [sentence];
    return tiles.map((line, row) => (row === 1 ? words : '').padEnd(indent) + line);
  });
}

function drawTiles(cards: Cards): string[] {
  const faces = cards.map((card) => `│${formatCards([card], { suits: 'symbols' })} │`);
  return ['╭───╮'.repeat(cards.length), faces.join(''), '╰───╯'.repeat(cards.length)];
}
