import { render } from 'lit-html';
import { ladderLink } from '../../view/try-link.ts';
import { type Compared, compareOn } from './compared.ts';
import {
  EMPTY_TABLE,
  formatAddress,
  type HandsTable,
  isAddress,
  readAddress,
  readAgain,
  readOneHand,
} from './hands-table.ts';
import { OddsCounter } from './odds-counter.ts';
import { tableView } from './table-view.ts';

/** Fills the section "Compare hands". The address keeps the cards. */
export function startCompareHands(root: HTMLElement): void {
  let table = EMPTY_TABLE;
  const counter = new OddsCounter(() => show(table));
  const compare = remembered(compareOn);
  const show = (next: HandsTable) => {
    table = next;
    const compared = compare(table);
    const counted = compared.toCount ? counter.oddsOf(compared.toCount) : {};
    render(tableView(table, { ...compared, ...counted }, change), root);
  };
  const change = (next: HandsTable) => {
    show(readAgain(next));
    history.replaceState(null, '', formatAddress(table));
  };
  const open = () => {
    if (!isAddress(location.hash)) return;
    const oneHand = readOneHand(location.hash);
    if (oneHand !== undefined) {
      location.replace(ladderLink(oneHand));
      return;
    }
    // Keeps the cards that are there.
    const isSection = location.hash === formatAddress(EMPTY_TABLE);
    if (isSection) change(table);
    else show(readAddress(location.hash));
    root.focus({ preventScroll: true }); // so that Tab continues from here, not from the link
    (isSection ? root : root.querySelector('.compare-bar'))?.scrollIntoView();
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

/** Remembers what was compared last: most changes of a table are not of its cards. */
function remembered(compare: typeof compareOn): typeof compareOn {
  let last: Compared | undefined;
  let lastAddress = '';
  return (table) => {
    const address = formatAddress(table);
    if (!last || address !== lastAddress) last = compare(table);
    lastAddress = address;
    return last;
  };
}
