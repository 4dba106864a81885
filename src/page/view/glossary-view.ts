import { parseCards } from '../../kata/cards/parse-cards.ts';
import type { Book } from './book.ts';
import { drawCards } from './card-drawing.ts';
import { slugOf } from './slugs.ts';
import { drawText } from './text.ts';

/** The address and the title of the glossary. */
export const WORDS = { slug: 'words', title: 'Glossary' } as const;

/** Matches an entry: `- **word, synonym** (chapter: cards): meaning`. */
const ENTRY = /^- \*\*(.+?)\*\* \(([a-z-]+)(?:: (.+?))?\): (.+)$/gm;

/** A word of players. */
interface GlossaryEntry {
  readonly word: string;
  /** Other words for the same. */
  readonly synonyms: readonly string[];
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
    const [word = '', ...synonyms] = words.split(', ');
    return { word, synonyms, meaning, cards, chapter };
  });
}

/** Draws the glossary. @param markdown - the text of docs/glossary.md */
export function glossaryView(book: Book, markdown: string): string {
  const { slug, title } = WORDS;
  const entries = readGlossary(markdown).map((entry) => entryView(entry, book));
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
  return `<div id="${WORDS.slug}/${slugOf(word)}" data-find><dt>${drawText(word)}${others}</dt>
<dd>${drawText(meaning)}${hand} <a href="#${chapter}">${drawText(title)}</a></dd></div>`;
}
