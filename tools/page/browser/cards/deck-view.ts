import { html, nothing, type TemplateResult } from 'lit-html';
import { type Card, RANKS } from '../../../../src/cards/card.ts';
import { cardName } from '../../../../steps/card-name.ts';
import { LAID_DECK } from '../../figure/figures.ts';
import { cornerOf } from '../../view/card-drawing.ts';
import { inRowsOf, moveFocus, moveStop } from '../book/roving.ts';
import { pipView } from './pip-view.ts';

/** How a card of the deck looks. */
export interface DeckCard {
  /** Whether it is in the hand that is being filled. */
  readonly isPressed: boolean;
  /** Is said after its name: `on the board`. */
  readonly note?: string | undefined;
  /** Stands on it: where it is. */
  readonly sign?: string | undefined;
  /** What it is to the reader: it helps the hand that is behind, or invites a tap. */
  readonly kind?: 'out' | 'invites' | undefined;
}

/**
 * Draws the deck, a row for each suit. It is one tab stop: the arrow keys move there.
 * @param name - what the deck is for
 * @param lookOf - says how a card looks
 * @param choose - is called with the card that is tapped
 */
export function deckView(
  name: string,
  lookOf: (card: Card) => DeckCard,
  choose: (card: Card) => void,
): TemplateResult {
  return html`<div
    class="deck"
    role="group"
    aria-label="${name}. Arrow keys move, Enter adds a card or takes it away."
    @keydown=${(event: KeyboardEvent) => moveFocus(event, cardsIn(event), inRowsOf(RANKS.length))}
    @focusin=${(event: Event) => moveStop(event, cardsIn(event))}
  >
    ${LAID_DECK.map((card, index) => cardView(card, index === 0, lookOf(card), () => choose(card)))}
  </div>`;
}

const cardsIn = ({ currentTarget }: Event): HTMLElement[] => [
  ...(currentTarget as Element).querySelectorAll<HTMLElement>('.deck-card'),
];

/** Draws a card. @param isFirst - whether Tab comes here first */
function cardView(
  card: Card,
  isFirst: boolean,
  { isPressed, note, sign, kind }: DeckCard,
  choose: () => void,
): TemplateResult {
  return html`<button
    type="button"
    class="deck-card ${card.suit} ${kind ?? ''}"
    tabindex=${isFirst ? 0 : -1}
    aria-pressed=${isPressed}
    data-sign=${sign ?? nothing}
    @click=${choose}
  >
    <span class="unseen">${cardName(card)}${note ? `, ${note}` : ''}</span>
    <span class="rank" aria-hidden="true">${cornerOf(card)}</span>
    ${pipView(card.suit)}
  </button>`;
}
