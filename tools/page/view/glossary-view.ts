import { parseCards } from '../../../src/cards/parse-cards.ts';
import type { Book } from './book.ts';
import { drawCards } from './card-drawing.ts';
import { slugOf } from './slugs.ts';
import { drawText } from './text.ts';

/** The address and the title of the glossary. */
export const WORDS = { slug: 'words', title: 'Glossary' } as const;

/** Matches an entry: `- **word, synonym** (chapter: cards): meaning`. */
const ENTRY = /^- \*\*(.+?)\*\* \(([a-z-]+)(?:: (.+?))?\): (.+)$/gm;

/** Matches a word in italics, which chapters do not link: `_hand_`. */
const EVERYDAY = /^_(.+)_$/;

/** A word of players. */
export interface GlossaryEntry {
  readonly word: string;
  /** Other words for the same. */
  readonly synonyms: readonly string[];
  /** Those of all these words that chapters link. */
  readonly linked: readonly string[];
  readonly meaning: string;
  /** Cards that show it, if there are any: `Kd Kh`. */
  readonly cards: string;
  /** The name of the chapter that explains it. */
  readonly chapter: string;
}

/** Reads the entries of docs/glossary.md. */
export function readGlossary(markdown: string): GlossaryEntry[] {
  const entries = markdown.replaceAll('\n  ', ' ').matchAll(ENTRY);
  return Array.from(entries, ([, words = '', chapter = '', cards = '', meaning = '']) => {
    const written = words.split(', ');
    const linked = written.filter((one) => !EVERYDAY.test(one));
    const [word = '', ...synonyms] = written.map((one) => one.replace(EVERYDAY, '$1'));
    return { word, synonyms, linked, meaning, cards, chapter };
  });
}

/** Returns the address of an entry on the page: `words/steel-wheel`. */
export function addressOf({ word }: GlossaryEntry): string {
  return `${WORDS.slug}/${slugOf(word)}`;
}

/** Draws the glossary. */
export function glossaryView(book: Book, glossary: readonly GlossaryEntry[]): string {
  const { slug, title } = WORDS;
  const entries = glossary.map((entry) => entryView(entry, book));
  const heading = `<h2 id="${slug}.title" data-find>${title}</h2>`;
  return `<section id="${slug}" class="glossary" aria-labelledby="${slug}.title">${heading}
<dl>${entries.join('\n')}</dl></section>`;
}

function entryView(entry: GlossaryEntry, { chapters }: Book): string {
  const { word, synonyms, meaning, cards, chapter } = entry;
  const title = chapters.find(({ name }) => name === chapter)?.title ?? '';
  const others =
    synonyms.length > 0 ? ` <span class="also">or ${drawText(synonyms.join(', '))}</span>` : '';
  const hand = cards && ` ${drawCards(parseCards(cards))}`;
  return `<div id="${addressOf(entry)}" data-find><dt>${drawText(word)}${others}</dt>
<dd>${drawText(meaning)}${hand} <a href="#${chapter}">${drawText(title)}</a></dd></div>`;
}
