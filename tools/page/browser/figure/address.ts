/** The addresses of figures with cards: `#pair/see/KD-KH`. */
import type { Cards } from '../../../../src/cards/card.ts';
import { formatCards } from '../../../../src/cards/format-cards.ts';
import { chapterOf, type Exercise } from '../../../coach/exercise.ts';

/** Writes the address of cards in the figure of an exercise. */
export function formatAddress(exercise: Exercise, cards: Cards): string {
  return `#${chapterOf(exercise)}/see/${formatCards(cards).replaceAll(' ', '-')}`;
}

/** What an address says. */
export interface Seen {
  readonly chapter: string;
  /** The cards, as text. */
  readonly text: string;
}

/** Reads an address; undefined if it is not about a figure. */
export function readAddress(hash: string): Seen | undefined {
  const [, chapter = '', written = ''] = hash.match(/^#([\w-]+)\/see\/(.*)$/) ?? [];
  if (chapter === '') return undefined;
  return { chapter, text: textOf(written) };
}

function textOf(written: string): string {
  try {
    return decodeURIComponent(written).replaceAll('-', ' ');
  } catch {
    return written; // by hand
  }
}
