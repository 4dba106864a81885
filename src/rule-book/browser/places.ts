/** What search can find, and under which words. */
import { asTyped } from '../typography.ts';

/** `data-find` stands on chapter heads, rule heads, examples, rows and mistakes. */
export interface Place {
  readonly element: HTMLElement;
  /** In the spelling of `wordsOf`. */
  readonly text: string;
}

const SYMBOLS: Readonly<Record<string, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' };

/** The words that are looked for, however somebody writes an apostrophe or a suit. */
export function wordsOf(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

/** Cards are found by their names, and as anybody writes them: `TH`, `10H`, `T♥` or `10♥`. */
export function findPlaces(book: HTMLElement): Place[] {
  return [...book.querySelectorAll<HTMLElement>('[data-find]')].map((element) => {
    const cards = [...element.querySelectorAll('.card')].flatMap((card) => [
      card.getAttribute('aria-label') ?? '',
      ...spellings(card.querySelector('use')?.getAttribute('href')?.replace('#card-', '') ?? ''),
    ]);
    const own = element.cloneNode(true) as HTMLElement;
    for (const links of own.querySelectorAll('.links, .anchor')) links.remove();
    return { element, text: plain([own.textContent, ...cards].join(' ')) };
  });
}

function spellings(card: string): string[] {
  const [rank = '', suit = ''] = card;
  const ranks = rank === 'T' ? ['T', '10'] : [rank];
  return ranks.flatMap((one) => [one + suit, one + SYMBOLS[suit]]);
}

function plain(text: string): string {
  return asTyped(text.toLowerCase()).replaceAll('\uFE0F', '');
}
