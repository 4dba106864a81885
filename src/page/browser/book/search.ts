import { type Found, finderOf, termsIn, WORD } from './book-index.ts';
import { isShortcut } from './typing.ts';

const PAUSE_MS = 120;
const ADDRESS = '#search/';

/**
 * Searches as you type, and keeps the words in the address. `/` focuses the box, Escape clears it.
 */
export function startSearch(): void {
  const box = document.querySelector('#search') as HTMLInputElement;
  const places = [...document.querySelectorAll<HTMLElement>('main [data-find]')];
  let find: ReturnType<typeof finderOf> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let before = { hash: '', top: 0 };
  const search = (query: string) => {
    clearTimeout(pause);
    find ??= finderOf(places.map((place) => textsIn(place).map(({ data }) => data)));
    show(places, query ? find(query) : undefined);
    if (query) scrollTo(0, 0);
  };
  /** Adds one entry to the browser's history, however much is typed. */
  const searchAndKeep = () => {
    const [query, wasSearching] = [box.value.trim(), location.hash.startsWith(ADDRESS)];
    if (!wasSearching) before = { hash: location.hash, top: scrollY };
    const hash = query ? ADDRESS + encodeURIComponent(query) : before.hash;
    const address = location.href.replace(/#.*/, '') + hash;
    if (query || wasSearching)
      history[wasSearching ? 'replaceState' : 'pushState'](null, '', address);
    search(query);
    if (!query) scrollTo(0, before.top);
  };
  /** Follows the address: shows the book again when a link or the back button leaves the search. */
  const follow = () => {
    const query = new URLSearchParams(location.hash.replace(ADDRESS, 'query=')).get('query') ?? '';
    if (!query && !box.value) return;
    box.value = query;
    search(query);
    if (!query) document.querySelector(':target')?.scrollIntoView();
  };
  box.addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(searchAndKeep, PAUSE_MS);
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && event.target === box) {
      box.value = '';
      searchAndKeep();
    } else if (event.key === '/' && isShortcut(event)) {
      event.preventDefault();
      box.select();
    }
  });
  addEventListener('hashchange', follow);
  follow();
}

/** Marks matches and says how many places there are; the styles hide the rest. */
function show(places: readonly HTMLElement[], found?: Found): void {
  const { ids = [], terms = new Set(), instead } = found ?? {};
  const [status, book] = ['#found', 'main'].map(
    (part) => document.querySelector(part) as HTMLElement,
  );
  const count = `${ids.length} ${ids.length === 1 ? 'place' : 'places'} found${instead ? ` for “${instead}”` : ''}`;
  status?.replaceChildren(found ? count : '');
  for (const [id, place] of places.entries()) place.toggleAttribute('data-found', ids.includes(id));
  if (found) book?.setAttribute('data-searching', ids.length > 0 ? 'found' : 'nothing');
  else book?.removeAttribute('data-searching');
  const isFound = (word: string) => termsIn(word).some((term) => terms.has(term));
  for (const card of document.querySelectorAll('main .card'))
    card.classList.toggle('found', isFound(card.textContent));
  const marks = ids.flatMap((id) =>
    textsIn(places[id] as HTMLElement).flatMap((text) => marksIn(text, isFound)),
  );
  CSS.highlights?.set('found', new Highlight(...marks)); // old browsers do not have it
}

/** Lists the texts of an element, except in its links. */
function textsIn(place: Element): Text[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(({ parentElement }) => !parentElement?.closest('.links, .anchor'));
}

function marksIn(text: Text, isFound: (word: string) => boolean): StaticRange[] {
  const words = [...text.data.matchAll(WORD)].filter(([word]) => isFound(word));
  return words.map(({ 0: word, index: startOffset }) => {
    const endOffset = startOffset + word.length;
    return new StaticRange({ startContainer: text, startOffset, endContainer: text, endOffset });
  });
}
