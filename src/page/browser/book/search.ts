/** Search as you type: what does not match is hidden, what matches is marked, and the address keeps the words. */
import { markTerms, unmark } from './marks.ts';
import { findPlaces, hasAll, type Place } from './places.ts';
import { isNear, nearestWord, vocabularyOf } from './spelling.ts';
import { plain, type Terms, termsOf, withoutSmallWords } from './terms.ts';
import { isShortcut } from './typing.ts';

const PAUSE_MS = 120;

const ADDRESS = '#search/';

/** Lets the search box find its way through the book; `/` leads to it, and Escape ends the search. */
export function startSearch(): void {
  const box = document.querySelector<HTMLInputElement>('#search');
  const told = document.querySelector<HTMLElement>('#found');
  const book = document.querySelector<HTMLElement>('main');
  if (!box || !told || !book) return;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let leftAt = 0;
  let isSearching = false;
  let cameFrom = '';
  const search = () => {
    clearTimeout(pause);
    if (!isSearching) leftAt = scrollY;
    const found = show(book, box.value);
    isSearching = found !== undefined;
    if (isSearching) scrollTo(0, 0);
    told.textContent = found === undefined ? '' : wordsFor(found);
  };
  const searchAndKeep = () => {
    search();
    if (!isSearching) scrollTo(0, leftAt);
    const wasKept = queryIn(location.hash) !== undefined;
    if (!wasKept) cameFrom = location.hash;
    keepInAddress(isSearching ? addressOf(box.value) : cameFrom, wasKept);
  };
  const end = () => {
    box.value = '';
    search();
  };
  const follow = () => {
    const query = queryIn(location.hash);
    if (query !== undefined) {
      box.value = query;
      search();
    } else if (isSearching && (location.hash === cameFrom || isHidden(location.hash))) {
      end();
      placeOf(location.hash)?.scrollIntoView();
    }
  };
  box.addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(searchAndKeep, PAUSE_MS);
  });
  box.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isSearching) return;
    box.value = '';
    searchAndKeep();
  });
  listenForSlash(box);
  endWhenLed(() => {
    if (isSearching) end();
  });
  addEventListener('hashchange', follow);
  follow();
}

function wordsFor({ count, instead }: Found): string {
  const places = count === 1 ? '1 place found' : `${count} places found`;
  return instead.length > 0 ? `${places} for “${instead.join(' ')}”` : places;
}

function addressOf(query: string): string {
  return ADDRESS + encodeURIComponent(query.trim());
}

/** What an address looks for, if it does. */
function queryIn(hash: string): string | undefined {
  if (!hash.startsWith(ADDRESS)) return undefined;
  try {
    return decodeURIComponent(hash.slice(ADDRESS.length));
  } catch {
    return undefined; // an address that somebody has written by hand
  }
}

/** A search is one step of the way back, however many letters are typed. */
function keepInAddress(hash: string, wasKept: boolean): void {
  if (hash === location.hash) return;
  const address = location.href.replace(/#.*/, '') + hash;
  if (wasKept) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
}

function listenForSlash(box: HTMLInputElement): void {
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || !isShortcut(event)) return;
    event.preventDefault();
    box.focus();
    box.select();
  });
}

/** Shows the book when a link leads to what the search hides or has found by its name; the words stay in the address that it leaves. */
function endWhenLed(end: () => void): void {
  addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (link && !ctrlKey && !metaKey && !shiftKey && (isHidden(link.hash) || link.matches('.named a'))) end();
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

/** The book as it is searched. */
interface Searched {
  readonly places: readonly Place[];
  readonly vocabulary: ReadonlySet<string>;
  /** The titles of chapters and the words of the glossary. */
  readonly names: readonly Name[];
}

interface Name {
  readonly words: string;
  readonly element: Element;
}

let searched: Searched | undefined;

function readBook(book: HTMLElement): Searched {
  const places = findPlaces(book);
  const names = [...book.querySelectorAll('h2, dt')].map((element) => ({
    words: plain(element.textContent).replaceAll(/[:?]/g, ''),
    element,
  }));
  return { places, vocabulary: vocabularyOf(places.map(({ text }) => text)), names };
}

/** What a search comes to. */
interface Found {
  readonly count: number;
  /** What was looked for instead, if a word is not in the book. */
  readonly instead: readonly string[];
}

/** Shows the places that have everything that is looked for, and says how many there are; shows all when nothing is looked for. */
function show(book: HTMLElement, query: string): Found | undefined {
  unmark(book);
  const typed = termsOf(query);
  const named = book.querySelector('.named');
  if (typed.words.length + typed.cards.length === 0) {
    book.removeAttribute('data-searching');
    named?.replaceChildren();
    for (const element of book.querySelectorAll('[hidden]')) element.removeAttribute('hidden');
    return undefined;
  }
  searched ??= readBook(book);
  const { places, names } = searched;
  const spelled = typed.words.map((word) => inBook(word, searched as Searched));
  const terms: Terms = { ...typed, words: asName(spelled, names) ?? withoutSmallWords(spelled) };
  const found = places.filter((place) => hasAll(place, terms)).map(({ element }) => element);
  book.setAttribute('data-searching', found.length > 0 ? 'found' : 'nothing');
  hideAllBut(new Set(found), book, places);
  for (const element of found) markTerms(element, terms);
  named?.replaceChildren(...linksTo(namesOf(terms.words.join(' '), names)));
  return { count: found.length, instead: spelled.join() === typed.words.join() ? [] : spelled };
}

/** The word as it is looked for: the nearest of the book, if the book does not have it. */
function inBook(word: string, { places, vocabulary }: Searched): string {
  return places.some(({ text }) => text.includes(word)) ? word : (nearestWord(word, vocabulary) ?? word);
}

/** Words that together are a name, such as `two pair`, are looked for side by side. */
function asName(words: readonly string[], names: readonly Name[]): readonly string[] | undefined {
  const together = words.join(' ');
  return names.some(({ words }) => isNamed(words, together)) ? [together] : undefined;
}

/** What is called so, or nearly so. */
function namesOf(words: string, names: readonly Name[]): readonly Name[] {
  const exact = names.filter((name) => isNamed(name.words, words));
  return exact.length > 0 ? exact : names.filter((name) => isNear(words, name.words));
}

/** Whether a name has these words, one of them or several. */
function isNamed(name: string, words: string): boolean {
  const all = ` ${name} `;
  return words.length > 2 && (all.includes(` ${words} `) || all.includes(` ${words}s `));
}

/** Links to what is called so, a comma between them. */
function linksTo(names: readonly Name[]): (Node | string)[] {
  const links = names.map(({ element }) => {
    const link = document.createElement('a');
    link.href = `#${element.closest('[id]:not(h2)')?.id}`;
    link.textContent = element.textContent;
    return link;
  });
  return links.flatMap((link, at) => [at === 0 ? 'Found by name: ' : ', ', link]);
}

/** A rule whose own words match is shown with all its examples. */
function hideAllBut(found: ReadonlySet<HTMLElement>, book: HTMLElement, all: readonly Place[]): void {
  for (const { element } of all) {
    const head = element.closest('.rule')?.querySelector<HTMLElement>('.head');
    const isContext = element === head || element.matches('.chapter > header');
    element.toggleAttribute('data-found', found.has(element));
    element.hidden = !found.has(element) && !isContext && !(head && found.has(head));
  }
  const groups = '.examples, .rule, .mistakes, .background, .code, .chapter, .glossary, .quiz, .try';
  for (const group of book.querySelectorAll<HTMLElement>(groups)) {
    const shown = [...group.querySelectorAll<HTMLElement>('[data-find]')].filter(({ hidden }) => !hidden);
    const isBare = shown.every((element) => !found.has(element) && element.matches('.head, header'));
    group.hidden = isBare;
  }
}
