/** Text of the features as markup: the cards in it are drawn as cards, the rest is printed. */

import type { Argument, Sentence } from '../../coach/chapter.ts';
import { CARD_OF_NAME } from '../../kata/cards/card-name.ts';
import { parseCards } from '../../kata/cards/parse-cards.ts';
import { drawCards } from './card-drawing.ts';
import { typeset } from './typography.ts';

/** Text that means itself. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Text as it is printed. */
export function drawText(text: string): string {
  return escapeText(typeset(text));
}

/**
 * A sentence with its cards drawn, and names such as `<cards>` marked as the places of a table's cells.
 *
 * @param draw - cards as markup
 */
export function drawSentence({ text, arguments: found }: Sentence, draw = drawArgument): string {
  const cards = found.filter(({ type }) => type === 'cards' || type === 'card');
  const ends = [0, ...cards.map(({ start, text }) => start + text.length)];
  const parts = cards.map((card, index) => drawText(text.slice(ends[index], card.start)) + draw(card));
  return [...parts, drawText(text.slice(ends.at(-1)))]
    .join('')
    .replaceAll(/&lt;([^&]+)&gt;/g, '<span class="blank">$1</span>');
}

/** What a step takes out of a sentence: cards are drawn, and a card that is named is drawn beside its name. */
export function drawArgument({ type, text }: Argument): string {
  if (type === 'cards') return drawCards(parseCards(text));
  const card = CARD_OF_NAME.get(text);
  return card ? `${drawText(text)} ${drawCards([card])}` : drawText(text);
}
