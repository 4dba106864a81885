/** What search can find: by the words that it has, and by its cards, drawn or written. */
import type { Card } from '../../../kata/cards/card.ts';
import { CARD_OF_NAME } from '../../../kata/cards/card-name.ts';
import { cardsWritten, plain, type Terms } from './terms.ts';

/** `data-find` stands on chapter heads, rule heads, examples, rows and mistakes. */
export interface Place {
  readonly element: HTMLElement;
  /** As `plain` spells them. */
  readonly text: string;
  readonly cards: ReadonlySet<Card>;
}

/** All places of the book, in its order. */
export function findPlaces(book: HTMLElement): Place[] {
  return [...book.querySelectorAll<HTMLElement>('[data-find]')].map((element) => {
    const texts = textsIn(element).map(({ data }) => data);
    const drawn = [...element.querySelectorAll('.card')].flatMap((drawing) => cardDrawn(drawing) ?? []);
    const written = texts.flatMap(cardsWritten).map(({ card }) => card);
    return { element, text: plain(texts.join(' ')).replaceAll(/\s+/g, ' '), cards: new Set([...drawn, ...written]) };
  });
}

/** Whether all that is looked for is in one place. */
export function hasAll({ text, cards }: Place, terms: Terms): boolean {
  return (
    terms.words.every((word) => text.includes(word)) && terms.cards.every((any) => any.some((card) => cards.has(card)))
  );
}

/** The texts of a place, without those of its links to itself and the names of drawn cards. */
export function textsIn(element: HTMLElement): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter((text) => !text.parentElement?.closest('.links, .anchor, .card'));
}

/** The card that a drawing shows. */
export function cardDrawn(drawing: Element): Card | undefined {
  return CARD_OF_NAME.get(drawing.textContent ?? '');
}
