/** Cards as lit templates. */
import { html, type TemplateResult } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import type { Card, Cards } from '../../../kata/cards/card.ts';
import { drawCard } from '../../view/card-drawing.ts';

/** A drawn card. The drawing is markup of our own, made from nothing but the card. */
export function drawn(card: Card): TemplateResult {
  return html`${unsafeHTML(drawCard(card))}`;
}

/**
 * Cards in a row; those that count are lifted out, the others stay behind, for the eye and for a screen reader.
 *
 * @param deciding - those that decide against another hand, which get a frame
 */
export function drawnWithBest(cards: Cards, best: Cards, deciding: Cards = []): TemplateResult {
  const isWhole = cards.every((card) => best.includes(card)) && cards.length === best.length;
  return html`<ul class="lifted-cards" role="list">
    ${cards.map((card) => {
      const counts = best.includes(card);
      const decides = deciding.includes(card);
      const note = decides ? 'decides' : isWhole ? '' : counts ? 'counts' : 'does not count';
      return html`<li class=${counts ? 'counts' : 'rests'}>
        ${unsafeHTML(drawCard(card, [decides ? 'decides' : '']))}${note === '' ? '' : html`<span class="unseen">${note}</span>`}
      </li>`;
    })}
  </ul>`;
}
