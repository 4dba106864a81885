/** The addresses of figures with cards: `#pair/see/KD-KH`. */
import type { Cards } from '../../../kata/cards/card.ts';
import { formatCards } from '../../../kata/cards/format-cards.ts';
import { parseCards } from '../../../kata/cards/parse-cards.ts';
import { chapterOf, type Exercise } from '../../../learning/coach/exercise.ts';

/** Writes the address of cards in the figure of an exercise. */
export function formatAddress(exercise: Exercise, cards: Cards): string {
  return `#${chapterOf(exercise)}/see/${formatCards(cards).replaceAll(' ', '-')}`;
}

/** What an address says. */
export interface Seen {
  readonly chapter: string;
  /** Undefined if the cards cannot be read. */
  readonly cards: Cards | undefined;
}

/** Reads an address; undefined if it is not about a figure. */
export function readAddress(hash: string): Seen | undefined {
  const [, chapter = '', written = ''] = hash.match(/^#([\w-]+)\/see\/(.*)$/) ?? [];
  if (chapter === '') return undefined;
  return { chapter, cards: readCards(written) };
}

function readCards(written: string): Cards | undefined {
  try {
    return parseCards(decodeURIComponent(written).replaceAll('-', ' '));
  } catch {
    return undefined;
  }
}
