/** "Try a hand": what is on the table is in the address, and what is in the address is put on the table. */
import { html, render, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { compareHands } from './comparison.ts';
import { deckView } from './deck-view.ts';
import { handView } from './hand-view.ts';
import { EMPTY_TABLE, formatAddress, isAddress, readAddress, type Table } from './table.ts';

const TITLES = ['One hand', 'Two hands'] as const;

const HELP =
  'The number on a card says which hand has it; yellow cards are in the hand that you pick for. For Texas hold’em give each ' +
  'hand its two cards and the whole board.';

/** Fills the section in which hands can be tried. */
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
    const isSection = location.hash === formatAddress(EMPTY_TABLE); // which leaves the cards on the table
    if (isSection) change(table);
    else show(readAddress(location.hash));
    root.focus({ preventScroll: true }); // so that the tab key goes on from here, not from the link
    (isSection ? root : root.querySelector('.try-bar'))?.scrollIntoView();
  };
  root.tabIndex = -1;
  show(table);
  open();
  addEventListener('hashchange', open);
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash === location.hash) open(); // a link to where one is changes no address
  });
}

type Change = (table: Table) => void;

function tableView(table: Table, change: Change): TemplateResult {
  const modes = ([1, 2] as const).map(
    (count) => html`<label>
      <input type="radio" name="mode" .checked=${live(table.count === count)} @change=${() => change({ ...table, count, filling: 0 })} />
      <span class="mode">${TITLES[count - 1]}</span>
    </label>`,
  );
  return html`<p class="lead">
      Pick cards from the deck or type them, and see what they are worth. The address keeps them, so that a hand can be shared.
    </p>
    <div class="try-hand">
      <div class="try-bar">
        <fieldset class="modes"><legend class="unseen">What to try</legend>${modes}</fieldset>
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
