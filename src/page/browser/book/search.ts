/** Search as you type: what does not match is hidden, what matches is marked, and the address keeps the words. */
import { type Found, finderOf, termsIn, WORD } from './book-index.ts';
import { isShortcut } from './typing.ts';

const PAUSE_MS = 120;
const ADDRESS = '#search/';

/** Lets the search box find its way through the book; `/` leads to it, and Escape ends the search. */
export function startSearch(): void {
  const [box, status, book] = ['#search', '#found', 'main'].map((part) => document.querySelector<HTMLElement>(part));
  if (!(box instanceof HTMLInputElement) || !status || !book) return;
  const places = [...book.querySelectorAll<HTMLElement>('[data-find]')];
  let find: ReturnType<typeof finderOf> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isSearching = false;
  let before = { hash: '', top: 0 };
  const search = () => {
    clearTimeout(pause);
    if (!isSearching) before = { hash: location.hash, top: scrollY };
    isSearching = box.value.trim() !== '';
    find ??= finderOf(places.map((place, id) => ({ id, name: headOf(place)?.textContent ?? '', text: textOf(place) })));
    const found = isSearching ? find(box.value) : undefined;
    show(book, places, found);
    status.textContent = found ? inWords(found) : '';
    if (isSearching) scrollTo(0, 0);
  };
  const searchAndKeep = () => {
    const wasSearching = isSearching;
    search();
    const hash = isSearching ? ADDRESS + encodeURIComponent(box.value.trim()) : before.hash;
    const address = location.href.replace(/#.*/, '') + hash;
    if (wasSearching)
      history.replaceState(null, '', address); // however much is typed, it is one step of the way back
    else if (isSearching) history.pushState(null, '', address);
    if (wasSearching && !isSearching) scrollTo(0, before.top);
  };
  /** Shows the book again when a link or the way back leads out of the search. */
  const follow = () => {
    const query = new URLSearchParams(location.hash.replace(ADDRESS, 'query=')).get('query');
    if (query === null && !isSearching) return;
    box.value = query ?? '';
    search();
    if (query === null) document.querySelector(':target')?.scrollIntoView();
  };
  box.addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(searchAndKeep, PAUSE_MS);
  });
  box.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    box.value = '';
    searchAndKeep();
  });
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || !isShortcut(event)) return;
    event.preventDefault();
    box.select();
  });
  addEventListener('hashchange', follow);
  follow();
}

function inWords({ ids, instead }: Found): string {
  return `${ids.length} ${ids.length === 1 ? 'place' : 'places'} found${instead ? ` for “${instead}”` : ''}`;
}

/** Marks what is found; the style sheet hides what has nothing of it. */
function show(book: HTMLElement, places: readonly HTMLElement[], found: Found | undefined): void {
  const { ids = [], named = [], terms = new Set() } = found ?? {};
  for (const [id, place] of places.entries()) place.toggleAttribute('data-found', ids.includes(id));
  if (found) book.setAttribute('data-searching', ids.length > 0 ? 'found' : 'nothing');
  else book.removeAttribute('data-searching');
  const isFound = (word: string) => termsIn(word).some((term) => terms.has(term));
  for (const card of book.querySelectorAll('.card')) card.classList.toggle('found', isFound(card.textContent));
  const words = ids.flatMap((id) => textsIn(places[id] as HTMLElement)).flatMap(wordsIn);
  CSS.highlights?.set('found', new Highlight(...words.filter((word) => isFound(`${word}`)))); // an old browser marks nothing
  const links = named.flatMap((id, at) => [at === 0 ? 'Found by name: ' : ', ', linkTo(places[id] as HTMLElement)]);
  book.querySelector('.named')?.replaceChildren(...links);
}

/** Finds the heading of a chapter, or a word of players. */
const headOf = (place: Element) => (place.matches('h2') ? place : place.querySelector('h2, dt'));

const textOf = (place: Element) =>
  textsIn(place)
    .map(({ data }) => data)
    .join(' ');

/** Lists the texts of a place, without those of its links. */
function textsIn(place: Element): Text[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(({ parentElement }) => !parentElement?.closest('.links, .anchor'));
}

function wordsIn(text: Text): Range[] {
  return [...text.data.matchAll(WORD)].map(({ 0: word, index }) => {
    const range = new Range();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range;
  });
}

function linkTo(place: HTMLElement): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = `#${place.closest('[id]:not(h2)')?.id}`;
  link.textContent = headOf(place)?.textContent ?? '';
  return link;
}
