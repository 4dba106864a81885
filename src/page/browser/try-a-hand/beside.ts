/**
 * Opens the table of "Try a hand" beside an example of the book: there is one table, which is moved there and back.
 *
 * Its cards have no place in the address then, for the reader is still in the chapter; a link of its own leads to where they have.
 */

/** Every link of the book to a table. */
const LINKS = '.chapter a[href^="#try/"]';

/** The players of the examples, in the order of their seats. */
const PLAYERS = ['Black', 'White', 'Red', 'Blue'];

export interface Beside {
  isOpen(): boolean;
  /** Takes the table back to where it was; nothing happens if it is there. */
  close(): void;
  /** Lets the way out lead to the same cards. */
  follow(address: string): void;
}

/**
 * Listens to the links of the book.
 *
 * @param table - what is moved
 * @param lay - puts what an address says on the table, with the names of the players whose hands it has
 */
export function openBeside(table: HTMLElement, lay: (address: string, names?: readonly string[]) => void): Beside {
  const home = document.createElement('p');
  const [wayHome, wayOut] = [newLink('Bring it here'), newLink('Open it at the end of the book')];
  home.className = 'hint';
  home.append('The table is open beside an example. ', wayHome);
  const sheet = document.createElement('section');
  sheet.className = 'beside';
  sheet.tabIndex = -1;
  const end = document.createElement('button');
  Object.assign(end, { type: 'button', className: 'close-button', textContent: 'Close' });
  const head = document.createElement('p');
  head.className = 'ways-out';
  head.append(wayOut, end);

  let opener: HTMLAnchorElement | undefined;
  let openedAt = '';
  const close = () => {
    opener?.setAttribute('aria-expanded', 'false');
    opener = undefined;
    if (home.isConnected) home.replaceWith(table);
    (sheet.closest('.beside-row') ?? sheet).remove();
  };
  const closeToLink = () => {
    const link = opener;
    close();
    link?.focus();
  };
  /** By the way back, if that only closes it. */
  const leave = () => {
    if (history.state?.beside === location.hash) history.back();
    else closeToLink();
  };
  const open = (link: HTMLAnchorElement) => {
    close();
    opener = link;
    link.setAttribute('aria-expanded', 'true');
    table.replaceWith(home);
    sheet.setAttribute('aria-label', link.getAttribute('aria-label') ?? 'Try this hand');
    sheet.replaceChildren(head, table);
    const example = putAfterExample(link, sheet);
    layInPlace(link.hash, playersOf(link));
    example?.scrollIntoView({ block: 'nearest' }); // it is read beside the table
    openedAt = location.hash;
    if (history.state?.beside !== openedAt) history.pushState({ beside: openedAt }, '');
  };
  const layInPlace = (address: string, names?: readonly string[]) => {
    lay(address, names);
    sheet.focus({ preventScroll: true });
    sheet.scrollIntoView({ block: 'nearest' });
  };
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINKS) : null;
    if (!link || link === wayOut || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (link === opener) leave();
    else if (table.contains(link)) layInPlace(link.hash);
    else open(link);
  });
  end.addEventListener('click', leave);
  sheet.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') leave();
  });
  addEventListener('popstate', () => {
    const isLeft = opener && location.hash === openedAt && history.state?.beside === undefined;
    if (isLeft) setTimeout(closeToLink); // by then the browser has gone to the address, which takes the focus away
  });
  return {
    isOpen: () => opener !== undefined,
    close,
    follow(address) {
      for (const link of [wayHome, wayOut]) link.href = address;
    },
  };
}

function newLink(words: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.textContent = words;
  return link;
}

/** The players whose hands an example compares, as it names them. */
function playersOf(link: HTMLAnchorElement): readonly string[] | undefined {
  const told = link.closest('.example, .examples')?.textContent ?? '';
  const isCompared = /\/vs\/|omaha|holdem/.test(link.hash);
  return isCompared && told.includes('Black') ? PLAYERS : undefined;
}

/** Below a row of a table comes a row. Says what it is put after. */
function putAfterExample(link: HTMLAnchorElement, sheet: HTMLElement): Element | null {
  const row = link.closest<HTMLTableRowElement>('tr[id]');
  if (!row) {
    const example = link.closest('.example') ?? link.parentElement;
    example?.after(sheet);
    return example;
  }
  const below = document.createElement('tr');
  const cell = below.insertCell();
  below.className = 'beside-row';
  cell.colSpan = row.cells.length;
  cell.append(sheet);
  row.after(below);
  return row;
}
