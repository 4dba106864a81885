import { finderOf, type SearchResult, termsIn, WORD } from './book-index.ts';
import { isShortcut } from './typing.ts';

const PAUSE_MS = 120;
const ADDRESS = '#search/';

/**
 * Searches as you type, and keeps the words in the address. `/` focuses the box, Escape clears it.
 */
export function startSearch(): void {
  const box = document.querySelector('#search') as HTMLInputElement;
  const search = new BookSearch(box);
  let pause: ReturnType<typeof setTimeout> | undefined;
  const followTyping = () => {
    clearTimeout(pause);
    search.searchAndKeep();
  };
  box.addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(followTyping, PAUSE_MS);
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && event.target === box) {
      box.value = '';
      followTyping();
    } else if (event.key === '/' && isShortcut(event)) {
      event.preventDefault();
      box.select();
    }
  });
  const followAddress = () => {
    if (search.followAddress()) clearTimeout(pause);
  };
  addEventListener('hashchange', followAddress);
  followAddress();
}

/** The search of the book, with its box and the address of the page. */
class BookSearch {
  readonly #box: HTMLInputElement;
  /** The parts that a search can find. */
  readonly #sections = [...document.querySelectorAll<HTMLElement>('main [data-find]')];
  #find: ReturnType<typeof finderOf> | undefined;
  /** Where the reader was before the search. */
  #before = { hash: '', top: 0 };

  constructor(box: HTMLInputElement) {
    this.#box = box;
  }

  /** Searches for the words in the box. The browser's history gets one entry for all typing. */
  searchAndKeep(): void {
    const query = this.#box.value.trim();
    const wasSearching = location.hash.startsWith(ADDRESS);
    if (!wasSearching) this.#before = { hash: location.hash, top: scrollY };
    const hash = query ? ADDRESS + encodeURIComponent(query) : this.#before.hash;
    const address = location.href.replace(/#.*/, '') + hash;
    if (wasSearching) history.replaceState(null, '', address);
    else if (query) history.pushState(null, '', address);
    this.#search(query);
    if (!query) scrollTo(0, this.#before.top);
  }

  /**
   * Searches for the words in the address, or shows the book again when a link or the back button
   * leaves the search. Returns whether there was anything to do.
   */
  followAddress(): boolean {
    const query = new URLSearchParams(location.hash.replace(ADDRESS, 'query=')).get('query') ?? '';
    if (!query && !this.#box.value) return false;
    this.#box.value = query;
    this.#search(query);
    if (!query) document.querySelector(':target')?.scrollIntoView();
    return true;
  }

  #search(query: string): void {
    this.#find ??= finderOf(this.#sections.map((section) => textsIn(section).map(dataOf)));
    if (query) {
      show(this.#sections, this.#find(query));
      scrollTo(0, 0);
    } else {
      show(this.#sections, undefined);
    }
  }
}

const NO_RESULT: SearchResult = { ids: [], terms: new Set() };

/** Marks matches and says how many there are; the styles hide the rest. */
function show(sections: readonly HTMLElement[], result: SearchResult | undefined): void {
  const { ids, terms } = result ?? NO_RESULT;
  const isMatch = (word: string) => termsIn(word).some((term) => terms.has(term));
  document.querySelector('#found')?.replaceChildren(result ? countIn(result) : '');
  showState(result);
  for (const [id, section] of sections.entries()) {
    section.toggleAttribute('data-found', ids.includes(id));
  }
  for (const card of document.querySelectorAll('main .card')) {
    card.classList.toggle('found', isMatch(card.textContent));
  }
  const texts = ids.flatMap((id) => textsIn(sections[id] as HTMLElement));
  const matches = texts.flatMap((text) => matchesIn(text, isMatch));
  CSS.highlights?.set('found', new Highlight(...matches)); // old browsers do not have it
}

/** Writes how many places there are, and what was searched for if the book has other words. */
function countIn({ ids, instead }: SearchResult): string {
  const count = `${ids.length} ${ids.length === 1 ? 'place' : 'places'} found`;
  return instead ? `${count} for “${instead}”` : count;
}

/** Tells the styles whether there is a search, and whether it found something. */
function showState(result: SearchResult | undefined): void {
  const book = document.querySelector('main');
  if (result) book?.setAttribute('data-searching', result.ids.length > 0 ? 'found' : 'nothing');
  else book?.removeAttribute('data-searching');
}

const dataOf = (text: Text): string => text.data;

/** Lists the texts of an element, except in its links. */
function textsIn(section: Element): Text[] {
  const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(({ parentElement }) => !parentElement?.closest('.links, .anchor'));
}

function matchesIn(text: Text, isMatch: (word: string) => boolean): StaticRange[] {
  const words = [...text.data.matchAll(WORD)].filter(([word]) => isMatch(word));
  return words.map(({ 0: word, index: startOffset }) => {
    const endOffset = startOffset + word.length;
    return new StaticRange({ startContainer: text, startOffset, endContainer: text, endOffset });
  });
}
