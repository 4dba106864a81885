/** The deck and what is picked from it: one hand, or two side by side with the reason who wins. */
import { html, type TemplateResult } from 'lit-html';
import type { Cards } from '../../../kata/cards/card.ts';
import type { HandRank } from '../../../kata/ranking/hand-rank.ts';
import { type Compared, compare, rankWithShared, sharedBy } from './compared.ts';
import { deckView } from './deck-view.ts';
import { handView } from './hand-view.ts';
import type { Actions, State } from './state.ts';
import type { Hands } from './table.ts';

const TO_COMPARE = 'Give each hand some cards to see which one wins.';

const HELP =
  'The number on a card says which hand has it; yellow cards are in the hand that you pick for. For Texas hold’em give each ' +
  'hand its two cards and the whole board. Omaha, and more players, can be entered as a round.';

export function handsView(state: State, table: Hands, actions: Actions): TemplateResult {
  const [first, second] = table.hands;
  if (!second) {
    return html`<div class="hands alone">
      ${deckView(state, table, actions)}
      <p class="verdict" aria-live="polite"></p>
      ${handView(state, table, 0, actions, rankOf(first))}
    </div>`;
  }
  const shared = sharedBy([first, second]);
  const [one, other] = [rankOf(first, shared), rankOf(second, shared)];
  const own = [...first, ...second].filter((card) => !shared.includes(card));
  const compared = one && other && compare([one, other], own);
  return html`<div class="hands side-by-side">
    ${deckView(state, table, actions)}
    <p class="hint">${HELP}</p>
    <p class="verdict" aria-live="polite">${compared ? comparisonOf(compared, state) : TO_COMPARE}</p>
    ${handView(state, table, 0, actions, one, compared?.deciding)} ${handView(state, table, 1, actions, other, compared?.deciding)}
  </div>`;
}

function rankOf(cards: Cards, shared: Cards = []): HandRank | undefined {
  return cards.length > 0 ? rankWithShared(cards, shared) : undefined;
}

/** `The first hand wins. Pair of nines beats pair of fours.` */
function comparisonOf({ outcome, reason }: Compared, { names }: State): string {
  if (outcome === 'tie') return `They tie. ${reason}`;
  const [first = 'The first hand', second = 'The second hand'] = names ?? [];
  return `${outcome === 'first' ? first : second} wins. ${reason}`;
}
