import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { styleMap } from 'lit-html/directives/style-map.js';
import type { Card } from '../../../../src/cards/card.ts';
import { DECK } from '../../../../src/cards/deck.ts';
import { formatCards } from '../../../../src/cards/format-cards.ts';
import { LAID_DECK } from '../../figure/figures.ts';
import type { DrawnRung, Ladder } from '../../figure/ladder.ts';
import type { Place } from '../../figure/picture.ts';
import { capitalised } from '../../view/words.ts';
import { deckView } from '../cards/deck-view.ts';
import { beatenBy } from './beaten.ts';
import { cardView } from './card-view.ts';
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
    ${deckOf(state, actions)} ${typingView(state, actions)}
    <p class="beaten">${beatenBy(state.cards)}</p>`;
}

const SIGNS: Readonly<Record<DrawnRung['state'], string>> = {
  'falls past': '✗',
  rests: '✓',
  'holds too': '✓',
  below: '',
};

function rungView({ category, state }: DrawnRung): TemplateResult {
  const note = state === 'holds too' ? html` <small>also in these cards</small>` : nothing;
  return html`<li data-state=${state}>
    <span class="sign" aria-hidden="true">${SIGNS[state]}</span> ${capitalised(category)}${note}
  </li>`;
}

/** Draws the deck; a tap adds a card, or takes it away. */
function deckOf({ cards, invitation }: LensState, actions: LensActions): TemplateResult {
  const isInvited = (card: Card) => card === invitation || LAID_DECK.indexOf(card) === invitation;
  return deckView(
    'The deck',
    (card) => ({
      isPressed: cards.includes(card),
      kind: isInvited(card) ? 'invites' : undefined,
    }),
    (card) =>
      cards.includes(card) ? actions.takeAway(card) : actions.tap(LAID_DECK.indexOf(card)),
  );
}

/** Draws the field for typed cards. */
function typingView(
  { exercise, cards, typed, problem }: LensState,
  actions: LensActions,
): TemplateResult {
  const read = (event: Event, isComplete: boolean) =>
    actions.type((event.target as HTMLInputElement).value, isComplete);
  return html`<div class="typing">
    <label for="${exercise.name}-cards">Cards, for example Ah Kd Tc</label>
    <input
      id="${exercise.name}-cards"
      class="cards-text"
      autocomplete="off"
      autocapitalize="characters"
      spellcheck="false"
      aria-describedby="${exercise.name}-problem"
      aria-invalid=${typed !== undefined && problem !== undefined}
      .value=${live(typed ?? formatCards(cards))}
      @input=${(event: Event) => read(event, false)}
      @change=${(event: Event) => read(event, true)}
    />
  </div>`;
}
