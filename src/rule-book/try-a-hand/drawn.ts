/** Cards as lit templates. */
import { html, type TemplateResult } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import type { Card } from '../../kata/cards/card.ts';
import { drawCard } from '../card-drawing.ts';
import type { Marked } from '../marked-cards.ts';

/** A drawn card. The drawing is markup of our own, made from nothing but the card. */
export function drawn(card: Card): TemplateResult {
  return html`${unsafeHTML(drawCard(card))}`;
}

/**
 * Cards in a row, marked as in the examples of the book: those that make the hand are lifted out, those that do not count stay behind,
 * and those that decide are framed. A screen reader is told which count.
 */
export function drawnAsMarked({ cards }: Marked): TemplateResult {
  const isWhole = cards.every(({ mark }) => mark !== 'rests') && cards.length === 5;
  return html`<ul class="lifted-cards" role="list">
    ${cards.map(({ card, mark, decides }) => {
      const counts = mark !== 'rests';
      const note = counts ? 'counts' : 'does not count';
      const marks = `${counts ? 'counts' : 'rests'} ${mark === 'makes' ? 'makes' : ''} ${decides ? 'decides' : ''}`;
      return html`<li class=${marks}>${drawn(card)}${isWhole ? '' : html`<span class="unseen">${note}</span>`}</li>`;
    })}
  </ul>`;
}
