import { html, nothing, render, type TemplateResult } from 'lit-html';
import type { Odds } from '../../../fast/odds/odds.ts';
import { type Compared, compareOn, whyNoOdds } from './comparison.ts';
import { deckView, type SlotName } from './deck-view.ts';
import { type Change, handView, shareOf, slotView } from './hand-view.ts';
import { OddsCounter } from './odds-counter.ts';
import {
  EMPTY_TABLE,
  formatAddress,
  isAddress,
  isOld,
  PLACES,
  problemOf,
  readAddress,
  SLOT_NAMES,
  type Table,
} from './table.ts';

const HELP =
  'A card in use shows its hand, 1 or 2, or B for the board. ' +
  'On the flop and the turn, the framed cards help the hand that is behind.';

const SLOTS: readonly SlotName[] = [
  { name: SLOT_NAMES[0], sign: '1', where: PLACES[0] },
  { name: SLOT_NAMES[1], sign: '2', where: PLACES[1] },
  { name: SLOT_NAMES[2], sign: 'B', where: PLACES[2] },
];

/** Fills the section "Try a hand". The address keeps the cards. */
export function startTryHand(root: HTMLElement): void {
  let table = EMPTY_TABLE;
  const counter = new OddsCounter(() => show(table));
  const show = (next: Table) => {
    table = next;
    render(tableView(table, comparedOn(table, counter), change), root);
  };
  const change = (next: Table) => {
    show(next);
    history.replaceState(null, '', formatAddress(next));
  };
  const open = () => {
    if (!isAddress(location.hash)) return;
    // Keeps the cards that are there.
    const isSection = location.hash === formatAddress(EMPTY_TABLE);
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

/** Compares two hands, with the odds as soon as they are counted. */
function comparedOn(table: Table, counter: OddsCounter): Compared | undefined {
  const compared = table.count === 2 ? compareOn(table) : undefined;
  return compared?.toCount ? { ...compared, ...counter.oddsOf(compared.toCount) } : compared;
}

function tableView(table: Table, compared: Compared | undefined, change: Change): TemplateResult {
  const hands =
    table.count === 1
      ? handView(table, 0, undefined, change)
      : twoHandsView(table, change, compared);
  return html`<p class="lead">
      Pick cards from the deck or type them to see what they are worth. To share a hand, copy the
      address of the page.
    </p>
    <div class="try-hand">
      ${barView(table, change)}
      <div class="hands ${table.count === 1 ? 'alone' : 'side-by-side'}">
        ${deckView(table, change, SLOTS, compared?.outs)} ${hands}
      </div>
    </div>`;
}

/** Draws the buttons that choose one hand or two, and the one that clears the table. */
function barView(table: Table, change: Change): TemplateResult {
  const clear = () => change({ ...EMPTY_TABLE, count: table.count });
  return html`<div class="try-bar">
    <div class="tabs" role="group" aria-label="What to try">
      ${modeView(1, table, change)}${modeView(2, table, change)}
    </div>
    <button type="button" class="clear-button" @click=${clear}>Clear</button>
  </div>`;
}

function modeView(count: 1 | 2, table: Table, change: Change): TemplateResult {
  const choose = () => change({ ...table, count, filling: 0 });
  const isChosen = table.count === count;
  return html`<button type="button" aria-pressed=${isChosen} @click=${choose}>
    ${count === 1 ? 'One hand' : 'Two hands'}
  </button>`;
}

function twoHandsView(
  table: Table,
  change: Change,
  compared: Compared | undefined,
): TemplateResult {
  const verdict = compared
    ? verdictOf(compared, table)
    : 'Give each hand some cards to see which one wins.';
  const why = compared ? missingOdds(compared, table) : '';
  const problem = problemOf(table);
  const kind = isOld(table) ? 'is-old' : '';
  return html`<p id="verdict" class="verdict ${problem ? 'problem' : kind}" aria-live="polite">
      ${problem ?? verdict} ${why && !problem ? html`<span class="hint">${why}</span>` : nothing}
    </p>
    <section class="tried-board" aria-labelledby="hand-2">${slotView(table, 2, change)}</section>
    ${handView(table, 0, compared, change)} ${handView(table, 1, compared, change)}
    <p class="hint">${HELP}</p>`;
}

/** Says who wins and why or, as long as cards may come, who is ahead and who wins more often. */
function verdictOf({ outcome, reason, toCount, odds, outs }: Compared, { slots }: Table): string {
  const size = slots[2].cards.length;
  if (size > 5) return 'A board has at most five cards.';
  const isOpen = toCount !== undefined || (size > 0 && size < 5);
  const verdict = `${standingOf(outcome, isOpen)}. ${reason}`;
  const known = slots.reduce((sum, { cards }) => sum + cards.length, 0);
  const behind = outcome === 'first' ? 'second' : 'first';
  const help =
    toCount && size > 0 && outcome !== 'tie'
      ? ` ${outs.length} of ${52 - known} cards help the ${behind} hand.`
      : '';
  return `${verdict}${help}${odds ? ` ${sharesIn(odds)}` : ''}`;
}

function standingOf(outcome: Compared['outcome'], isOpen: boolean): string {
  if (outcome === 'tie') return isOpen ? 'They are level so far' : 'They tie';
  return `The ${outcome} hand ${isOpen ? 'is ahead now' : 'wins'}`;
}

/** Says why there are no odds, if there are none. */
function missingOdds({ toCount, odds, isCounting }: Compared, table: Table): string {
  if (odds || isCounting) return '';
  return toCount ? NOT_COUNTED : whyNoOdds(table);
}

const NOT_COUNTED = 'The odds cannot be counted: this page may not run code in the background.';

/** Says which hand wins more often, with each share next to its hand. */
function sharesIn([first, second]: readonly Odds[]): string {
  if (!first || !second) return '';
  if (first.equity === second.equity) return `Both win equally often: ${shareOf(first)}.`;
  return first.equity > second.equity
    ? `The first hand wins more often: ${shareOf(first)}, the second hand ${shareOf(second)}.`
    : `The second hand wins more often: ${shareOf(second)}, the first hand ${shareOf(first)}.`;
}
