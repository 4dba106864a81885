import { html, nothing, type TemplateResult } from 'lit-html';
import type { Card, Cards } from '../../../kata/cards/card.ts';
import { cardName } from '../../../kata/cards/card-name.ts';
import { DECK } from '../../../kata/cards/deck.ts';
import { cornerOf } from '../../view/card-drawing.ts';
import type { Change } from './hand-view.ts';
import { slotOf, type Table, toggleCard } from './table.ts';

/** How a slot is called. */
export interface SlotName {
  readonly name: string;
  /** Stands on its cards in the deck. */
  readonly sign: string;
  /** Where its cards are, for the ear: `on the board`. */
  readonly where: string;
}

/**
 * Draws the deck: a card goes to the slot that is being filled, or leaves it.
 * @param slots - how the slots of the table are called, in their order
 * @param outs - the cards that help the hand that is behind
 */
export function deckView(
  table: Table,
  change: Change,
  slots: readonly SlotName[],
  outs: Cards = [],
): TemplateResult {
  const name = table.count === 1 ? 'The deck' : `The deck, for the ${slots[table.filling]?.name}`;
  const cards = DECK.map((card) => {
    const choose = () => change(toggleCard(table, card));
    return cardView(card, table, slots, outs.includes(card), choose);
  });
  return html`<div class="deck" role="group" aria-label=${name}>${cards}</div>`;
}

/** Draws a card of the deck, pressed if it is in the slot being filled. */
function cardView(
  card: Card,
  table: Table,
  slots: readonly SlotName[],
  isOut: boolean,
  choose: () => void,
): TemplateResult {
  const slot = slotOf(table, card);
  const owner = slot === undefined ? undefined : slots[slot];
  const where = owner && table.count > 1 ? `, ${owner.where}` : '';
  const help = isOut ? ', helps the hand that is behind' : '';
  return html`<button
    type="button"
    class="deck-card ${card.suit} ${isOut ? 'out' : ''}"
    aria-pressed=${slot === table.filling}
    data-owner=${owner?.sign ?? nothing}
    @click=${choose}
  >
    <span class="unseen">${cardName(card)}${where}${help}</span>
    <span class="rank" aria-hidden="true">${cornerOf(card)}</span>
    <svg aria-hidden="true" viewBox="-12 -12 24 24"><use href="#pip-${card.suit}"></use></svg>
  </button>`;
}
