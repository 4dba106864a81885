/** Search as you type: what does not match is hidden, what matches is marked. */
import { markTerms, unmark } from './marks.ts';
import { findPlaces, hasAll, type Place } from './places.ts';
import { type Terms, termsOf } from './terms.ts';

const PAUSE_MS = 120;

/** Lets the search box find its way through the book; `/` leads to it, and Escape ends the search. */
export function startSearch(): void {
  const box = document.querySelector<HTMLInputElement>('#search');
  const told = document.querySelector<HTMLElement>('#found');
  const book = document.querySelector<HTMLElement>('main');
  if (!box || !told || !book) return;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let leftAt: number | undefined;
  const search = () => {
    clearTimeout(pause);
    leftAt ??= scrollY;
    const found = show(book, termsOf(box.value));
    scrollTo(0, found === undefined ? leftAt : 0);
    if (found === undefined) leftAt = undefined;
    told.textContent = found === undefined ? '' : found === 1 ? '1 place found' : `${found} places found`;
  };
  const end = () => {
    box.value = '';
    search();
  };
  box.addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(search, PAUSE_MS);
  });
  box.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && leftAt !== undefined) end();
  });
  listenForSlash(box);
  endWhenLed(() => {
    if (leftAt !== undefined) end();
  });
}

function listenForSlash(box: HTMLInputElement): void {
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    box.focus();
    box.select();
  });
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Shows what the search hides when a link, or going back, leads there; the address may stay the same. */
function endWhenLed(end: () => void): void {
  addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (link && !ctrlKey && !metaKey && !shiftKey && isHidden(link.hash)) end();
  });
  addEventListener('hashchange', () => {
    if (!isHidden(location.hash)) return;
    end();
    placeOf(location.hash)?.scrollIntoView();
  });
}

function placeOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // an address such as #% that somebody has written by hand
  }
}

/** The book begins with its title, which is hidden during a search. */
function isHidden(hash: string): boolean {
  return hash === '#book' || hash.startsWith('#try') || placeOf(hash)?.closest('[hidden]') != null;
}

let places: readonly Place[] | undefined;

/** Shows the places that have everything that is looked for, and says how many there are; shows all when nothing is looked for. */
function show(book: HTMLElement, terms: Terms): number | undefined {
  unmark(book);
  places ??= findPlaces(book);
  if (terms.words.length + terms.cards.length === 0) {
    book.removeAttribute('data-searching');
    for (const element of book.querySelectorAll('[hidden]')) element.removeAttribute('hidden');
    return undefined;
  }
  const found = places.filter((place) => hasAll(place, terms)).map(({ element }) => element);
  book.setAttribute('data-searching', found.length > 0 ? 'found' : 'nothing');
  hideAllBut(new Set(found), book, places);
  for (const element of found) markTerms(element, terms);
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
  const groups = '.examples, .rule, .mistakes, .background, .chapter, .try';
  for (const group of book.querySelectorAll<HTMLElement>(groups)) {
    const shown = [...group.querySelectorAll<HTMLElement>('[data-find]')].filter(({ hidden }) => !hidden);
    const isBare = shown.every((element) => !found.has(element) && element.matches('.head, header'));
    group.hidden = isBare;
  }
}
