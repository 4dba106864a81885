import { html, type TemplateResult } from 'lit-html';
import type { Suit } from '../../../../src/cards/card.ts';

/** Draws the sign of a suit. */
export function pipView(suit: Suit): TemplateResult {
  return html`<svg class="pip ${suit}" aria-hidden="true" viewBox="-12 -12 24 24">
    <use href="#pip-${suit}"></use>
  </svg>`;
}
