/** Cards as a lit template. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import type { Cards } from '../../../kata/cards/card.ts';
import { drawCard } from '../../view/card-drawing.ts';

/**
 * Draws cards in a row, all markup of our own.
 *
 * @param best - those that count, if that is told: they are lifted out
 * @param deciding - those that decide against another hand, which get a frame
 */
export function cardRow(cards: Cards, best?: Cards, deciding: Cards = []): TemplateResult {
  const isWhole = !best || (cards.every((card) => best.includes(card)) && cards.length === best.length);
  return html`<ul class="lifted-cards" role="list">
    ${cards.map((card) => {
      const counts = best?.includes(card);
      const decides = deciding.includes(card);
      const note = decides ? 'decides' : isWhole ? '' : counts ? 'counts' : 'does not count';
      return html`<li class=${best ? (counts ? 'counts' : 'rests') : nothing}>
        ${unsafeHTML(drawCard(card, decides ? ['decides'] : []))}${note === '' ? nothing : html`<span class="unseen">${note}</span>`}
      </li>`;
    })}
  </ul>`;
}
