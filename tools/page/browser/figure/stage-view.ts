import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { styleMap } from 'lit-html/directives/style-map.js';
import type { Card } from '../../../../src/cards/card.ts';
import { DECK } from '../../../../src/cards/deck.ts';
import { cardName } from '../../../../steps/card-name.ts';
import type { Place } from '../../figure/picture.ts';
import { RAIL } from '../../figure/rail.ts';
import { classesOf } from '../../view/card-drawing.ts';
import {
  ACROSS,
  DOWN,
  hasModifier,
  inRowsOf,
  moveFocus,
  moveStop,
  type Steps,
} from '../book/roving.ts';
import { behindView } from './behind-view.ts';
import { cardView } from './card-view.ts';
import { type DrawnSpot, drawnSpots, type Staged, sizesOf } from './drawn-spots.ts';
import type { LensActions, LensState } from './lens-state.ts';

const HELP = 'Arrow keys move, Enter adds a card, Delete takes one away.';

/** Draws the cards, and the places that can be tapped. */
export function stageView(shown: Staged, state: LensState, actions: LensActions): TemplateResult {
  const { figure, spots, invitation } = state;
  // In a fixed order: a node that is moved loses its transition.
  const inOrder = DECK.filter((card) => shown.places.has(card));
  const low = 'low' in shown ? [...shown.low] : [];
  return html`<div
    class="stage ${shown.view}"
    role="group"
    aria-label="The cards. ${HELP}"
    ?data-holds=${shown.holds}
    style=${styleMap(sizesOf(shown))}
    @keydown=${(event: KeyboardEvent) => moveBy(event, shown.view, actions)}
    @focusin=${(event: Event) => moveStop(event, spotsIn(event))}
  >
    ${behindView(shown, figure)}
    ${drawnSpots(shown, spots).map((spot, index) => spotView(spot, index, state, actions))}
    ${low.map(([card, place]) => lowAceView(card, place, actions))}
    ${repeat(
      inOrder,
      (card) => card,
      (card) => cardView(card, shown.places.get(card) as Place, card === invitation, actions),
    )}
  </div>`;
}

const spotsIn = ({ currentTarget }: Event): HTMLElement[] => [
  ...(currentTarget as Element).querySelectorAll<HTMLElement>('.spot'),
];

/** How the arrow keys move in each view. */
const STEPS: Readonly<Record<Staged['view'], Steps>> = {
  piles: ACROSS,
  rail: ACROSS,
  rows: DOWN,
  grid: inRowsOf(RAIL.length),
};

const TAKE_AWAY = ['Delete', 'Backspace'];

/** Takes a card away from the place that has the focus, or moves the focus. */
function moveBy(event: KeyboardEvent, view: Staged['view'], actions: LensActions): void {
  const spots = spotsIn(event);
  const at = spots.indexOf(event.target as HTMLElement);
  if (!TAKE_AWAY.includes(event.key) || hasModifier(event)) {
    moveFocus(event, spots, STEPS[view]);
  } else if (at >= 0) {
    event.preventDefault();
    actions.takeFrom(at);
  }
}

/** Draws a place that can be tapped, with its label and what was reached there. */
function spotView(
  { x, y, label, badge, count }: DrawnSpot,
  index: number,
  { spots, invitation }: LensState,
  actions: LensActions,
): TemplateResult {
  const spot = spots[index];
  const isFull = count === spot?.cards.length;
  return html`<button
    type="button"
    class="spot"
    style=${styleMap({ '--x': x, '--y': y })}
    tabindex=${index === 0 ? 0 : -1}
    ?data-invites=${index === invitation}
    ?data-full=${isFull}
    @click=${() => actions.tap(index)}
  >
    <span class="unseen">${spot?.name}: ${count}</span>
    <span class="spot-label" aria-hidden="true">${label}</span>
    ${badge ? html`<span class="badge" aria-hidden="true">${badge}</span>` : nothing}
  </button>`;
}

/** Draws an ace once more at the low end. */
function lowAceView(card: Card, { x, y, look }: Place, actions: LensActions): TemplateResult {
  return html`<b
    class="card low ${classesOf(card).join(' ')} ${look}"
    style=${styleMap({ '--x': x, '--y': y })}
    aria-hidden="true"
    @click=${() => actions.takeAway(card)}
    >${cardName(card)}</b
  >`;
}
