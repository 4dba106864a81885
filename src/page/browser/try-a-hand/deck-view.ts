/** The deck: a button for every card. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Card } from '../../../kata/cards/card.ts';
import { cardName } from '../../../kata/cards/card-name.ts';
import { DECK } from '../../../kata/cards/deck.ts';
import { cornerOf } from '../../view/card-drawing.ts';
import { ownersOf, type Table, toggleCard } from './table.ts';

const ORDINALS = ['first', 'second'] as const;

/** Draws the deck, which puts the chosen cards into the hand that is filled. */
export function deckView(table: Table, change: (table: Table) => void): TemplateResult {
  const name = table.count === 1 ? 'The deck' : `The deck, for the ${ORDINALS[table.filling]} hand`;
  return html`<div class="deck" role="group" aria-label=${name}>
    ${DECK.map((card) => cardView(card, table, () => change(toggleCard(table, card))))}
  </div>`;
}

/** The button is pressed only if it is the hand that is filled that has the card; of two hands it names the one. */
function cardView(card: Card, table: Table, choose: () => void): TemplateResult {
  const owners = ownersOf(table, card);
  const owner = owners.length > 1 ? 'both hands' : `the ${ORDINALS[owners[0] ?? 0]} hand`;
  const isTold = owners.length > 0 && table.count > 1;
  return html`<button
    type="button"
    class="deck-card suit-${card.suit}"
    data-owner=${owners.map((owner) => owner + 1).join(' ') || nothing}
    aria-pressed=${owners.includes(table.filling)}
    @click=${choose}
  >
    <span class="unseen">${cardName(card)}${isTold ? `, in ${owner}` : ''}</span>
    <span class="rank" aria-hidden="true">${cornerOf(card)}</span>
    <svg aria-hidden="true" viewBox="-12 -12 24 24"><use href="#pip-${card.suit}"></use></svg>
  </button>`;
}
