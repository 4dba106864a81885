/** Marks in the page what somebody looks for. */
import type { Card } from '../../../kata/cards/card.ts';
import { cardDrawn, textsIn } from './places.ts';
import { cardsWritten, type Terms } from './terms.ts';

/** A part of a text. */
interface Part {
  readonly index: number;
  readonly words: string;
}

/** Wraps every word and every written card that is looked for in `<mark>`, and marks the cards that are drawn. */
export function markTerms(element: HTMLElement, { words, cards }: Terms): void {
  const wanted = new Set(cards.flat());
  const patterns = words.map(patternOf);
  for (const drawing of element.querySelectorAll('.card')) {
    const card = cardDrawn(drawing);
    drawing.classList.toggle('found', card !== undefined && wanted.has(card));
  }
  for (const text of textsIn(element)) {
    if (!text.parentElement?.closest('.unseen')) markIn(text, partsIn(text.data, patterns, wanted));
  }
}

/** Matches straight and curly apostrophes and quotation marks. */
function patternOf(word: string): RegExp {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(escaped.replaceAll("'", "['’]").replaceAll('"', '["“”]'), 'gi');
}

function partsIn(text: string, patterns: readonly RegExp[], wanted: ReadonlySet<Card>): Part[] {
  const words = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ index, words })),
  );
  const cards = cardsWritten(text).filter(({ card }) => wanted.has(card));
  return [...cards, ...words].sort((one, other) => one.index - other.index);
}

/** Where parts overlap, only the first is marked. */
function markIn(text: Text, parts: readonly Part[]): void {
  const pieces: (string | Node)[] = [];
  let end = 0;
  for (const { index, words } of parts) {
    if (index < end) continue;
    const mark = document.createElement('mark');
    mark.textContent = words;
    pieces.push(text.data.slice(end, index), mark);
    end = index + words.length;
  }
  if (pieces.length > 0) text.replaceWith(...pieces, text.data.slice(end));
}

/** Takes all marks away. */
export function unmark(element: HTMLElement): void {
  for (const drawing of element.querySelectorAll('.card.found')) drawing.classList.remove('found');
  for (const mark of element.querySelectorAll('mark')) {
    const parent = mark.parentNode;
    mark.replaceWith(mark.textContent);
    parent?.normalize();
  }
}
