import { parseCards } from '../../kata/cards/parse-cards.ts';
import type { Book } from './book.ts';
import { drawCards } from './card-drawing.ts';
import { slugOf } from './slugs.ts';
import { drawText } from './text.ts';

export const WORDS = { slug: 'words', title: 'Glossary' } as const;

const ENTRY = /^- \*\*(.+?)\*\* \(([a-z-]+)(?:: (.+?))?\): (.+)$/gm;

/** Reads the entries of words-of-players.md. */
export const readGlossary = (text: string) =>
  [...text.replaceAll('\n  ', ' ').matchAll(ENTRY)].map(
    ([, words = '', chapter = '', cards = '', meaning = '']) => {
      const [word = '', ...also] = words.split(', ');
      return { word, also, meaning, cards, chapter };
    },
  );

export function glossaryView({ chapters }: Book, words: string): string {
  const entries = readGlossary(words).map(({ word, also, meaning, cards, chapter }) => {
    const { title = '' } = chapters.find(({ name }) => name === chapter) ?? {};
    const others =
      also.length > 0 ? ` <span class="also">or ${drawText(also.join(', '))}</span>` : '';
    const drawn = cards && ` ${drawCards(parseCards(cards))}`;
    return `<div id="${WORDS.slug}/${slugOf(word)}" data-find><dt>${drawText(word)}${others}</dt>
<dd>${drawText(meaning)}${drawn} <a href="#${chapter}">${drawText(title)}</a></dd></div>`;
  });
  return `<section id="${WORDS.slug}" class="glossary" aria-labelledby="words.title"><h2 id="words.title" data-find>${WORDS.title}</h2>
<dl>${entries.join('\n')}</dl></section>`;
}
