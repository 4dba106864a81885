import type { Cards } from '../../../src/cards/card.ts';
import { formatCards } from '../../../src/cards/format-cards.ts';
import { readCards } from '../../../src/cards/parse-cards.ts';
import { PRINTED_CARDS } from '../../../steps/written-cards.ts';

/** A sentence that ends in cards; its groups are the words and the cards. */
const ENDS_IN_CARDS = new RegExp(`^(?<words>.*?) ?(?<cards>${PRINTED_CARDS})$`);

/**
 * Lays out sentences with their words on the left and their cards as boxes on the right. A sentence
 * whose boxes do not fit, or without cards, stays a line of text.
 * @param columns - the width of the terminal
 */
export function layOutCards(sentences: readonly string[], columns: number): string[] {
  const parts = sentences.map((sentence) => {
    const { words = '', cards = '' } = ENDS_IN_CARDS.exec(sentence)?.groups ?? {};
    return { sentence, words, cards };
  });
  const indent = 1 + Math.max(0, ...parts.map(({ words }) => words.length));
  return parts.flatMap(({ sentence, words, cards }) => {
    if (!cards) return [sentence];
    const [top, faces, bottom] = drawTiles(readCards(cards));
    if (indent + top.length > columns) return [sentence];
    const margin = ' '.repeat(indent);
    return [margin + top, words.padEnd(indent) + faces, margin + bottom];
  });
}

/** Draws cards as boxes next to each other, in three lines. */
function drawTiles(cards: Cards): readonly [string, string, string] {
  const faces = cards.map((card) => `│${formatCards([card], { suits: 'symbols' })} │`);
  return ['╭───╮'.repeat(cards.length), faces.join(''), '╰───╯'.repeat(cards.length)];
}
