import { html, nothing, render, type TemplateResult } from 'lit-html';
import type { Card } from '../../../kata/cards/card.ts';
import { cardName } from '../../../kata/cards/card-name.ts';
import { DECK } from '../../../kata/cards/deck.ts';
import { cornerOf } from '../../view/card-drawing.ts';
import { compareHands } from './comparison.ts';
import { type Change, handView } from './hand-view.ts';
import { EMPTY_TABLE, formatAddress, isAddress, ownersOf, readAddress, type Table, toggleCard } from './table.ts';

const ORDINALS = ['first', 'second'] as const;

const TITLES = ['One hand', 'Two hands'] as const;

const HELP =
  'The number on a card shows which hand has it. Yellow cards are in the hand you are picking for. For Texas hold’em, give ' +
  'each hand its two cards and the whole board.';

/** Fills the section "Try a hand". The address keeps the cards. */
export function startTryHand(root: HTMLElement): void {
  let table = EMPTY_TABLE;
  const show = (next: Table) => {
    table = next;
    render(tableView(table, change), root);
  };
  const change = (next: Table) => {
    show(next);
    history.replaceState(null, '', formatAddress(next));
  };
  const open = () => {
    if (!isAddress(location.hash)) return;
    const isSection = location.hash === formatAddress(EMPTY_TABLE); // keeps the cards that are there
    if (isSection) change(table);
    else show(readAddress(location.hash));
    root.focus({ preventScroll: true }); // so that Tab continues from here, not from the link
    (isSection ? root : root.querySelector('.try-bar'))?.scrollIntoView();
  };
  root.tabIndex = -1;
  show(table);
  open();
  addEventListener('hashchange', open);
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash === location.hash) open(); // such a link does not change the address
  });
}

function tableView(table: Table, change: Change): TemplateResult {
  const modes = ([1, 2] as const).map(
    (count) =>
      html`<button type="button" aria-pressed=${table.count === count} @click=${() => change({ ...table, count, filling: 0 })}>
        ${TITLES[count - 1]}
      </button>`,
  );
  return html`<p class="lead">
      Pick cards from the deck or type them to see what they are worth. To share a hand, copy the address of the page.
    </p>
    <div class="try-hand">
      <div class="try-bar">
        <div class="tabs" role="group" aria-label="What to try">${modes}</div>
        <button type="button" class="clear-button" @click=${() => change({ ...EMPTY_TABLE, count: table.count })}>Clear</button>
      </div>
      <div class="hands ${table.count === 1 ? 'alone' : 'side-by-side'}">
        ${deckView(table, change)}
        ${table.count === 1 ? handView(table, 0, undefined, change) : twoHandsView(table, change)}
      </div>
    </div>`;
}

function twoHandsView(table: Table, change: Change): TemplateResult {
  const [{ cards: one }, { cards: other }] = table.hands;
  const compared = one.length > 0 && other.length > 0 ? compareHands([one, other]) : undefined;
  const winner = compared?.outcome === 'tie' ? 'They tie' : `The ${compared?.outcome} hand wins`;
  const verdict = compared ? `${winner}. ${compared.reason}` : 'Give each hand some cards to see which one wins.';
  return html`<p class="hint">${HELP}</p>
    <p class="verdict" aria-live="polite">${verdict}</p>
    ${handView(table, 0, compared, change)} ${handView(table, 1, compared, change)}`;
}

function deckView(table: Table, change: Change): TemplateResult {
  const name = table.count === 1 ? 'The deck' : `The deck, for the ${ORDINALS[table.filling]} hand`;
  return html`<div class="deck" role="group" aria-label=${name}>
    ${DECK.map((card) => cardView(card, table, () => change(toggleCard(table, card))))}
  </div>`;
}

/** Draws a card of the deck, pressed if it is in the hand being filled. */
function cardView(card: Card, table: Table, choose: () => void): TemplateResult {
  const owners = ownersOf(table, card);
  const owner = owners.length > 1 ? 'both hands' : `the ${ORDINALS[owners[0] ?? 0]} hand`;
  const isShown = owners.length > 0 && table.count > 1;
  return html`<button type="button" class="deck-card ${card.suit}" aria-pressed=${owners.includes(table.filling)}
    data-owner=${owners.map((owner) => owner + 1).join(' ') || nothing} @click=${choose}>
    <span class="unseen">${cardName(card)}${isShown ? `, in ${owner}` : ''}</span>
    <span class="rank" aria-hidden="true">${cornerOf(card)}</span>
    <svg aria-hidden="true" viewBox="-12 -12 24 24"><use href="#pip-${card.suit}"></use></svg>
  </button>`;
}
