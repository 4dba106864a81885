/** Text of the coach with the cards in it drawn. */
import { html, type TemplateResult } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import { parseCards } from '../../../kata/cards/parse-cards.ts';
import { PRINTED_CARDS } from '../../../kata/cards/written-cards.ts';
import { drawCards } from '../../view/card-drawing.ts';
import { escapeText } from '../../view/text.ts';

const CARDS = new RegExp(`\\b${PRINTED_CARDS}\\b`, 'g');

/** The markup is our own: what the code says is escaped. Answers may have a card twice. */
export function drawn(text: string): TemplateResult {
  const cards = (found: string) => drawCards(found.split(' ').flatMap((card) => parseCards(card)));
  return html`${unsafeHTML(escapeText(text).replaceAll(CARDS, cards))}`;
}
