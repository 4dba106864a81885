/** "Try a hand": what is on the table is in the address, and what is in the address is put on the table. */
import { render } from 'lit-html';
import { DECK } from '../../../kata/cards/deck.ts';
import { formatAddress, isAddress, parseAddress, textOf } from './address.ts';
import { openBeside } from './beside.ts';
import { keep } from './modes.ts';
import { tableView } from './page-view.ts';
import { dealRound, enteredRound, PLAYER_COUNTS } from './rounds.ts';
import { type Actions, START, type State } from './state.ts';
import { type Hands, withHand } from './table.ts';
import { readTyped } from './typed-cards.ts';
import { FIVE, standingOf } from './worth.ts';

const LEAD =
  'Pick cards from the deck or type them, and see what they are worth. The address keeps them, so that a hand can be shared.';

/** Leads to the section; an address with cards leads to the cards. */
const EMPTY = formatAddress(START.table);

/** How long somebody may pause within a word before its mistake is shown, in milliseconds. */
const PAUSE_MS = 900;

/** When to build the tables of the standing, in milliseconds: after the page has been drawn, before they are needed. */
const LATER_MS = 100;

/** Fills the section in which a hand can be tried, and lets the examples of the book open its table beside them. */
export function startTryHand(root: HTMLElement): void {
  const lead = document.createElement('p');
  lead.className = 'lead';
  lead.textContent = LEAD;
  root.append(lead);
  const place = document.createElement('div');
  place.className = 'try-hand';
  root.append(place);
  root.tabIndex = -1;

  let state = START;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const show = (change: Partial<State>) => {
    state = { ...state, ...change };
    if (change.table) state = { ...state, kept: keep(state.kept, change.table) };
    render(tableView(state, actions), place);
    beside.follow(formatAddress(state.table));
  };
  const actions: Actions = {
    update(change) {
      show(change);
      if (change.table && !beside.isOpen()) history.replaceState(history.state, '', formatAddress(change.table));
    },
    enter(board, holes) {
      try {
        actions.update({ table: enteredRound(state.game, board, holes), problem: undefined });
      } catch (error) {
        show({ problem: (error as Error).message });
      }
    },
    type(table: Hands, at, text) {
      clearTimeout(pause);
      pause = setTimeout(actions.finishTyping, PAUSE_MS);
      const { cards } = readTyped(text);
      actions.update({
        table: withHand(table, at, cards),
        filling: at,
        typing: { place: at, text },
        problem: undefined,
      });
    },
    finishTyping() {
      clearTimeout(pause);
      if (!state.typing) return;
      show({ problem: readTyped(state.typing.text).problem });
      place.querySelector('.cards-text:focus ~ .problem:not(:empty)')?.scrollIntoView({ block: 'nearest' });
    },
    deal() {
      const table = dealRound(state.game, state.players, Math.random);
      show({ table, problem: undefined });
      // an edit changes the entry, a deal is one of its own
      if (!beside.isOpen()) history.pushState(null, '', formatAddress(table));
      place.querySelector('.player')?.scrollIntoView({ block: 'nearest' });
    },
  };

  const beside = openBeside(place, (hash, names) => show({ ...opened(hash, state), names }));
  const open = () => {
    if (!isAddress(location.hash)) return;
    beside.close();
    const isEmpty = location.hash === EMPTY;
    show({ ...(isEmpty ? {} : opened(location.hash, state)), names: undefined });
    if (isEmpty) history.replaceState(history.state, '', formatAddress(state.table)); // who comes back finds the cards
    root.focus({ preventScroll: true }); // so that the tab key goes on from here, not from the link
    (isEmpty ? root : place.querySelector('.try-bar'))?.scrollIntoView();
  };
  addEventListener('hashchange', open);
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && link.hash === location.hash && !event.defaultPrevented) open(); // a link to where one is changes no address
  });
  show({});
  open();
  setTimeout(() => standingOf(DECK.slice(0, FIVE)), LATER_MS);
}

/** What an address changes. Of a bad hand the good cards are taken; anything else that is bad leaves the table as it is. */
function opened(hash: string, { players }: State): Partial<State> {
  try {
    const table = parseAddress(hash);
    const fresh = { table, filling: 0, typing: undefined, problem: undefined };
    if (table.kind === 'hands') return fresh;
    const seats = PLAYER_COUNTS.find((count) => count === table.holes.length);
    return { ...fresh, game: table.game, players: seats ?? players };
  } catch (error) {
    return { typing: undefined, ...openedAsTyped(hash), problem: (error as Error).message };
  }
}

/** A bad hand stands in the text field, where it can be mended. */
function openedAsTyped(hash: string): Partial<State> {
  try {
    const text = textOf(hash);
    if (text === undefined) return {};
    return { table: { kind: 'hands', hands: [readTyped(text).cards] }, filling: 0, typing: { place: 0, text } };
  } catch {
    return {};
  }
}
