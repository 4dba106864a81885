import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { styleMap } from 'lit-html/directives/style-map.js';
import { DECK } from '../../../kata/cards/deck.ts';
import type { DrawnRung, Ladder } from '../../figure/ladder.ts';
import type { Place } from '../../figure/picture.ts';
import { cornerOf } from '../../view/card-drawing.ts';
import { capitalised } from '../../view/words.ts';
import { cardView } from './card-view.ts';
import { pipView } from './drawn-spots.ts';
import { moveBy } from './keys.ts';
import type { LensActions, LensState } from './lens-state.ts';

/** There is room for so many cards beside each other; more of them overlap. */
const ROOM_FOR = 7;

/** Draws the rungs, the hand that rests on one of them, and the deck to choose from. */
export function ladderView(
  { rungs, rest, places }: Ladder,
  state: LensState,
  actions: LensActions,
): TemplateResult {
  const inOrder = DECK.filter((card) => places.has(card));
  const most = Math.max(ROOM_FOR, inOrder.length);
  return html`<div class="stage ladder" style=${styleMap({ '--rest': rest, '--most': most })}>
      <ol class="rungs">
        ${rungs.map(rungView)}
      </ol>
      <div class="fallen">
        ${repeat(
          inOrder,
          (card) => card,
          (card) => cardView(card, places.get(card) as Place, card === state.invitation, actions),
        )}
      </div>
    </div>
    ${deckView(state, actions)}`;
}

const SIGNS: Readonly<Record<DrawnRung['state'], string>> = {
  'falls past': '✗',
  rests: '✓',
  'holds too': '✓',
  below: '',
};

function rungView({ category, state }: DrawnRung): TemplateResult {
  const note = state === 'holds too' ? html` <small>holds too</small>` : nothing;
  return html`<li data-state=${state}>
    <span class="sign" aria-hidden="true">${SIGNS[state]}</span> ${capitalised(category)}${note}
  </li>`;
}

/** Draws the deck, a row for each suit; a card that is in the hand is pressed. */
function deckView(state: LensState, actions: LensActions): TemplateResult {
  const { spots, cards, focus, invitation } = state;
  return html`<div
    class="deck"
    role="group"
    aria-label="The deck. Arrow keys move, Enter adds a card or takes it away."
    @keydown=${(event: KeyboardEvent) => moveBy(event, state, actions)}
  >
    ${spots.map(({ name, cards: [card] }, index) => {
      if (!card) return nothing;
      const isIn = cards.includes(card);
      const choose = () => (isIn ? actions.takeAway(card) : actions.tap(index));
      return html`<button
        type="button"
        class="spot deck-card ${card.suit}"
        tabindex=${index === focus ? 0 : -1}
        aria-pressed=${isIn}
        ?data-invites=${index === invitation || card === invitation}
        @click=${choose}
      >
        <span class="unseen">${name}</span>
        <span class="rank" aria-hidden="true">${cornerOf(card)}</span>
        ${pipView(card.suit)}
      </button>`;
    })}
  </div>`;
}
