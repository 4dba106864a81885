import { html, type TemplateResult } from 'lit-html';
import { styleMap } from 'lit-html/directives/style-map.js';
import type { Card } from '../../../../src/cards/card.ts';
import { cardName } from '../../../../steps/card-name.ts';
import type { Place } from '../../figure/picture.ts';
import { classesOf } from '../../view/card-drawing.ts';
import type { LensActions } from './lens-state.ts';

/** Draws a card, which a tap takes away. */
export function cardView(
  card: Card,
  { x, y, look }: Place,
  isInvited: boolean,
  actions: LensActions,
): TemplateResult {
  return html`<button
    type="button"
    class="card ${classesOf(card).join(' ')} ${look}"
    style=${styleMap({ '--x': x, '--y': y })}
    tabindex="-1"
    data-card=${cardName(card)}
    ?data-invites=${isInvited}
    @click=${() => actions.takeAway(card)}
  >
    ${cardName(card)}
  </button>`;
}
