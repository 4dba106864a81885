import { parseCards } from '../../../src/cards/parse-cards.ts';
import { CARD_OF_NAME } from '../../../steps/card-name.ts';
import type { Argument, Sentence } from '../../coach/chapter.ts';
import { drawCards, drawMarked } from './card-drawing.ts';
import type { Marks } from './marks.ts';

/** Escapes text for HTML, also inside attributes. */
export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Turns straight quotes and apostrophes into curly ones. */
export function typeset(text: string): string {
  return text
    .replaceAll(/(?<=^|[\s(])"/g, '“')
    .replaceAll('"', '”')
    .replaceAll("'", '’');
}

/** Returns text as HTML, with curly quotes. */
export function drawText(text: string): string {
  return escapeText(typeset(text));
}

/** Returns a sentence as HTML, with its cards drawn and marked. */
export function drawSentence(sentence: Sentence, marks?: Marks): string {
  const { text } = sentence;
  let html = '';
  let end = 0;
  for (const argument of sentence.arguments) {
    if (argument.type !== 'cards' && argument.type !== 'card') continue;
    html += drawText(text.slice(end, argument.start)) + drawArgument(argument, marks);
    end = argument.start + argument.text.length;
  }
  return html + drawText(text.slice(end));
}

/** Draws an argument of a step; after the name of a card comes the card. */
function drawArgument({ type, text }: Argument, marks?: Marks): string {
  if (type === 'cards') return drawHand(text, marks);
  const card = CARD_OF_NAME.get(text);
  return card ? `${drawText(text)} ${drawCards([card])}` : drawText(text);
}

/** Draws the cards of a text from a feature, with their marks. */
export function drawHand(text: string, marks?: Marks): string {
  const marked = marks?.get(text);
  return marked ? drawMarked(marked.cards) : drawCards(parseCards(text));
}
