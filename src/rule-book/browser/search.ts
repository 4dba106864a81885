/** Search as you type: what does not match is hidden, what matches is marked. */
import { markWords, unmark } from './marks.ts';

/** What can be found: `data-find` stands on chapter heads, rule heads, examples, rows and mistakes. */
interface Place {
  readonly element: HTMLElement;
  readonly text: string;
}

const PAUSE = 120;

/** Lets the search box find its way through the book; `/` leads to it, and Escape ends the search. */
export function startSearch(): void {
  const box = document.querySelector<HTMLInputElement>('#search');
  const told = document.querySelector<HTMLElement>('#found');
  if (!box || !told) return;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const search = () => {
    const found = show(box.value);
    if (found !== undefined) scrollTo(0, 0);
    told.textContent = found === undefined ? '' : found === 1 ? '1 place found' : `${found} places found`;
  };
  box.addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(search, PAUSE);
  });
  const end = () => {
    box.value = '';
    search();
  };
  box.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') end();
  });
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    box.focus();
    box.select();
  });
  addEventListener('hashchange', () => {
    if (!box.value || !isHidden(location.hash)) return;
    end();
    target(location.hash)?.scrollIntoView();
  });
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

function target(hash: string): Element | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}

/** A link leads to a place that the search hides. */
function isHidden(hash: string): boolean {
  return hash.startsWith('#try') || target(hash)?.closest('[hidden]') != null;
}

let places: readonly Place[] | undefined;

/** Shows what has all the words, and says how many places have; without words, shows everything. */
function show(query: string): number | undefined {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const book = document.querySelector<HTMLElement>('main');
  if (!book) return undefined;
  unmark(book);
  places ??= findPlaces(book);
  book.toggleAttribute('data-searching', words.length > 0);
  if (words.length === 0) {
    for (const element of book.querySelectorAll('[hidden]')) element.removeAttribute('hidden');
    return undefined;
  }
  const found = places.filter(({ text }) => words.every((word) => text.includes(word))).map(({ element }) => element);
  hideAllBut(new Set(found), book, places);
  for (const element of found) markWords(element, words);
  return found.length;
}

/** A rule whose own words match is shown with all its examples. */
function hideAllBut(found: ReadonlySet<HTMLElement>, book: HTMLElement, all: readonly Place[]): void {
  for (const { element } of all) {
    const head = element.closest('.rule')?.querySelector<HTMLElement>('.head');
    const isContext = element === head || element.matches('.chapter > header');
    element.toggleAttribute('data-found', found.has(element));
    element.hidden = !found.has(element) && !isContext && !(head && found.has(head));
  }
  const groups = '.examples, .rule, .mistakes, .background, .chapter';
  for (const group of book.querySelectorAll<HTMLElement>(groups)) {
    const shown = [...group.querySelectorAll<HTMLElement>('[data-find]')].filter(({ hidden }) => !hidden);
    const isBare = shown.every((element) => !found.has(element) && element.matches('.head, header'));
    group.hidden = isBare;
  }
}

/** Cards are found by their names, and as they are written. */
function findPlaces(book: HTMLElement): Place[] {
  return [...book.querySelectorAll<HTMLElement>('[data-find]')].map((element) => {
    const cards = [...element.querySelectorAll('.card')].flatMap((card) => [
      card.getAttribute('aria-label'),
      card.querySelector('use')?.getAttribute('href')?.replace('#card-', ''),
    ]);
    const own = element.cloneNode(true) as HTMLElement;
    for (const links of own.querySelectorAll('.links, .anchor')) links.remove();
    return { element, text: [own.textContent, ...cards].join(' ').toLowerCase() };
  });
}
