/** Cards as small boxes in a row, readable without colour, too. */
import type { Card, Cards } from '../kata/cards/card.ts';
import { formatCards } from '../kata/cards/format-cards.ts';
import { parseCards } from '../kata/cards/parse-cards.ts';
import { PRINTED_CARDS } from '../kata/cards/written-cards.ts';

const TILE_COLUMNS = 5;

/** A sentence that ends in cards: its words, and the cards. */
const ENDS_IN_CARDS = new RegExp(`^(.*?) ?(${PRINTED_CARDS})$`);

/**
 * Lays out the sentences of an example, a few lines each: words on the left, cards on the right. Where that is too wide, the
 * cards are below the words.
 *
 * @param width - in columns
 */
export function layOutCards(sentences: readonly string[], width: number): string[] {
  const parts = sentences.map((sentence) => ENDS_IN_CARDS.exec(sentence) ?? [sentence]);
  const indent = 1 + Math.max(0, ...parts.map(([, words = '']) => words.length));
  return parts.flatMap(([sentence = '', words = '', cards]) => {
    if (!cards) return [sentence];
    const hand = parseCards(cards);
    if (indent + hand.length * TILE_COLUMNS > width) return [words, ...inRows(hand, Math.floor(width / TILE_COLUMNS))];
    const [top, middle, bottom] = row(hand);
    return [' '.repeat(indent) + top, words.padEnd(indent) + middle, ' '.repeat(indent) + bottom];
  });
}

function inRows(cards: Cards, perRow: number): string[] {
  const size = Math.max(perRow, 1);
  return cards.length > size ? [...row(cards.slice(0, size)), ...inRows(cards.slice(size), size)] : row(cards);
}

const row = (cards: Cards): string[] => [
  '╭───╮'.repeat(cards.length),
  cards.map(face).join(''),
  '╰───╯'.repeat(cards.length),
];

const face = (card: Card): string =>
  `│${formatCards([card], { suits: 'symbols' })
    .replace('T', '10')
    .padEnd(TILE_COLUMNS - 2)}│`;
