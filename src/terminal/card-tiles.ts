/** Cards as small boxes in a row, readable without colour, too. */
import type { Card, Cards } from '../kata/cards/card.ts';
import { formatCards } from '../kata/cards/format-cards.ts';
import { parseCards } from '../kata/cards/parse-cards.ts';
import { PRINTED_CARDS } from '../kata/cards/written-cards.ts';

const TILE_COLUMNS = 5;

/** A sentence that ends in cards. */
const ENDS_IN_CARDS = new RegExp(`^(?<label>.*?) ?(?<cards>${PRINTED_CARDS})$`);

/**
 * Lays out the sentences of an example, a few lines each: words on the left, cards on the right. Where that is too wide, the
 * cards are below the words.
 *
 * @param width - in columns
 */
export function layOutCards(sentences: readonly string[], width: number): string[] {
  const parts = sentences.map((sentence) => ({ sentence, ...sentence.match(ENDS_IN_CARDS)?.groups }) as Part);
  const labels = parts.flatMap(({ cards, label }) => (cards ? [label?.length ?? 0] : []));
  const indent = Math.max(0, ...labels) + 1;
  return parts.flatMap(({ sentence, label = '', cards }) => {
    if (!cards) return [sentence];
    const hand = parseCards(cards);
    if (indent + hand.length * TILE_COLUMNS > width) return [label, ...inRows(hand, Math.floor(width / TILE_COLUMNS))];
    const [top = '', middle = '', bottom = ''] = row(hand);
    return [' '.repeat(indent) + top, label.padEnd(indent) + middle, ' '.repeat(indent) + bottom];
  });
}

interface Part {
  readonly sentence: string;
  readonly label?: string;
  readonly cards?: string;
}

function inRows(cards: Cards, perRow: number): string[] {
  const size = Math.max(perRow, 1);
  return cards.length > size ? [...row(cards.slice(0, size)), ...inRows(cards.slice(size), size)] : row(cards);
}

function row(cards: Cards): string[] {
  return [cards.map(() => '╭───╮').join(''), cards.map(face).join(''), cards.map(() => '╰───╯').join('')];
}

function face(card: Card): string {
  return `│${formatCards([card], { suits: 'symbols' })
    .replace('T', '10')
    .padEnd(TILE_COLUMNS - 2)}│`;
}
