/** The deck as a grid of buttons: one stop for the tab key, arrows from card to card. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { type Card, RANKS, SUITS } from '../../../kata/cards/card.ts';
import { cardName } from '../../../kata/cards/card-name.ts';
import { DECK } from '../../../kata/cards/deck.ts';
import { cornerOf } from '../../view/card-drawing.ts';
import { placeAfterKey } from './deck-keys.ts';
import type { Actions, State } from './state.ts';
import { type Hands, ownersOf, toggleCard } from './table.ts';

const ORDINALS = ['first', 'second'] as const;

export function deckView(state: State, table: Hands, actions: Actions): TemplateResult {
  const rows = SUITS.map((_, row) => DECK.slice(row * RANKS.length, (row + 1) * RANKS.length));
  return html`<div class="deck" role="grid" aria-label=${nameOf(state, table)} @keydown=${(event: KeyboardEvent) => move(event, state, actions)}>
    ${rows.map(
      (cards) =>
        html`<div role="row" class="deck-row">${cards.map((card) => cardView(card, state, table, actions))}</div>`,
    )}
  </div>`;
}

function cardView(card: Card, state: State, table: Hands, { update }: Actions): TemplateResult {
  const place = DECK.indexOf(card);
  const owners = ownersOf(table, card);
  const choose = () =>
    update({
      table: toggleCard(table, state.filling, card),
      deckPlace: place,
      typing: undefined,
      problem: undefined,
    });
  return html`<div role="gridcell">
    <button
      type="button"
      class="deck-card suit-${card.suit}"
      data-place=${place}
      data-owner=${owners.map((owner) => owner + 1).join(' ') || nothing}
      aria-pressed=${owners.includes(state.filling)}
      tabindex=${place === state.deckPlace ? 0 : -1}
      @click=${choose}
    >
      <span class="unseen">${labelOf(card, owners, table)}</span>
      <span class="rank" aria-hidden="true">${cornerOf(card)}</span>
      <svg aria-hidden="true" viewBox="-12 -12 24 24"><use href="#pip-${card.suit}"></use></svg>
    </button>
  </div>`;
}

function nameOf({ filling, names }: State, { hands }: Hands): string {
  return hands.length === 1 ? 'The deck' : `The deck, for ${names?.[filling] ?? `the ${ORDINALS[filling]} hand`}`;
}

/** Any card can be picked, so its name says which hand has it; it is pressed only if this hand has it. */
function labelOf(card: Card, owners: readonly number[], { hands }: Hands): string {
  if (owners.length === 0 || hands.length === 1) return cardName(card);
  if (owners.length > 1) return `${cardName(card)}, in both hands`;
  return `${cardName(card)}, in the ${ORDINALS[owners[0] as number]} hand`;
}

function move(event: KeyboardEvent, state: State, { update }: Actions): void {
  const place = placeAfterKey(state.deckPlace, event.key, event.ctrlKey);
  if (place === undefined) return;
  event.preventDefault();
  update({ deckPlace: place });
  (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
}
