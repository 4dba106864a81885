/** "Try a hand": what is on the table is in the address, and what is in the address is put on the table. */
import { render } from 'lit-html';
import { formatAddress, isAddress, parseAddress, textOf } from './address.ts';
import { keep } from './modes.ts';
import { pageView } from './page-view.ts';
import { dealRound, PLAYER_COUNTS } from './rounds.ts';
import { type Actions, START, type State } from './state.ts';
import { type Hands, withHand } from './table.ts';
import { readTyped } from './typed-cards.ts';

/** Leads to the section; an address with cards leads to the cards. */
const EMPTY = formatAddress(START.table);

/** How long somebody may pause within a word before its mistake is shown, in milliseconds. */
const PAUSE_MS = 900;

/** Fills the section in which a hand can be tried. */
export function startTryHand(root: HTMLElement): void {
  const place = document.createElement('div');
  place.className = 'try-hand';
  root.append(place);
  root.tabIndex = -1;

  let state = START;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const show = (change: Partial<State>) => {
    state = { ...state, ...change };
    if (change.table) state = { ...state, kept: keep(state.kept, change.table) };
    render(pageView(state, actions), place);
  };
  const actions: Actions = {
    update(change) {
      show(change);
      if (change.table) history.replaceState(null, '', formatAddress(change.table));
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
      history.pushState(null, '', formatAddress(table)); // an edit changes the entry, a deal is one of its own
    },
  };

  const open = () => {
    if (!isAddress(location.hash)) return;
    show(opened(location.hash, state));
    root.focus({ preventScroll: true }); // so that the tab key goes on from here, not from the link
    (location.hash === EMPTY ? root : place.querySelector('.try-bar'))?.scrollIntoView();
  };
  addEventListener('hashchange', open);
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && link.hash === location.hash) open(); // a link to where one is changes no address
  });
  show({ ideas: readIdeas() });
  open();
}

/** Stand in the page as data: see evaluator-ideas.ts. */
function readIdeas(): State['ideas'] {
  return JSON.parse(document.getElementById('evaluator-ideas')?.textContent ?? '{}');
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
