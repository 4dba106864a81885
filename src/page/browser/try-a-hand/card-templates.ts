/** Cards as lit templates. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import type { Cards } from '../../../kata/cards/card.ts';
import { drawCard } from '../../view/card-drawing.ts';

/** Draws cards in a row. The drawings are markup of our own, made from nothing but the cards. */
export function cardRow(cards: Cards): TemplateResult {
  return html`<ul class="lifted-cards" role="list">${cards.map((card) => html`<li>${unsafeHTML(drawCard(card))}</li>`)}</ul>`;
}

/**
 * Draws cards in a row; those that count are lifted out, the others stay behind, for the eye and for a screen reader.
 *
 * @param deciding - those that decide against another hand, which get a frame
 */
export function rowWithBest(cards: Cards, best: Cards, deciding: Cards = []): TemplateResult {
  const isWhole = cards.every((card) => best.includes(card)) && cards.length === best.length;
  return html`<ul class="lifted-cards" role="list">
    ${cards.map((card) => {
      const counts = best.includes(card);
      const decides = deciding.includes(card);
      const note = decides ? 'decides' : isWhole ? '' : counts ? 'counts' : 'does not count';
      return html`<li class=${counts ? 'counts' : 'rests'}>
        ${unsafeHTML(drawCard(card, [decides ? 'decides' : '']))}${note === '' ? nothing : html`<span class="unseen">${note}</span>`}
      </li>`;
    })}
  </ul>`;
}
