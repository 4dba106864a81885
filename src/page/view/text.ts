/** Text of the features as markup, with its cards drawn. */
import type { Argument, Sentence } from '../../coach/chapter.ts';
import { CARD_OF_NAME } from '../../kata/cards/card-name.ts';
import { parseCards } from '../../kata/cards/parse-cards.ts';
import { drawCards, drawMarked } from './card-drawing.ts';
import type { Marks } from './marks.ts';

/** Escapes text for markup. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Curls apostrophes and quotation marks, which open where a word begins. */
export function typeset(text: string): string {
  return text
    .replaceAll(/(?<=^|[\s(])"/g, '“')
    .replaceAll('"', '”')
    .replaceAll("'", '’');
}

/** Draws text as it is printed. */
export function drawText(text: string): string {
  return escapeText(typeset(text));
}

/** Draws a sentence with its cards as they are marked. */
export function drawSentence({ text, arguments: found }: Sentence, marks?: Marks): string {
  const cards = found.filter(({ type }) => type === 'cards' || type === 'card');
  const ends = [0, ...cards.map(({ start, text }) => start + text.length)];
  const parts = cards.map((card, index) => drawText(text.slice(ends[index], card.start)) + drawArgument(card, marks));
  return [...parts, drawText(text.slice(ends.at(-1)))].join('');
}

/** Draws what a step takes out of a sentence; a card that is named is drawn beside its name. */
function drawArgument({ type, text }: Argument, marks?: Marks): string {
  if (type === 'cards') return drawHand(text, marks);
  const card = CARD_OF_NAME.get(text);
  return card ? `${drawText(text)} ${drawCards([card])}` : drawText(text);
}

/** Draws cards that a feature writes, as they are marked. */
export function drawHand(text: string, marks?: Marks): string {
  const marked = marks?.get(text);
  return marked ? drawMarked(marked.cards) : drawCards(parseCards(text));
}
