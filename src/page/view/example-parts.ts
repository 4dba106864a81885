/** What examples in the open and in tables have in common, as markup. */
import type { PageExample } from './book.ts';
import type { Contains, Marks } from './marks.ts';
import { drawHand, drawText } from './text.ts';
import { tryHandsLink, tryLink } from './try-link.ts';

/** The address of an example on the page, and its line in its feature, which its chapter names. */
export function addressView({ slug, place }: PageExample): string {
  return `id="${slug}" data-line="${place.replace(/^.*:/, '')}" data-find`;
}

/** The way from an example to "Try a hand"; a script names it, and adds the link to the example itself. */
export function linksView({ steps }: PageExample): string {
  const address = tryLink(steps);
  return `<span class="links">${address ? `<a class="open" href="${address}">Try</a>` : ''}</span>`;
}

/** A hand with the way to try it. */
export function handView(cards: string, marks: Marks): string {
  return `<a class="hand" href="${tryHandsLink([cards])}" title="Try this hand">${drawHand(cards, marks)}</a>`;
}

/** Beside a hand that wins or ties. */
export function outcomeView(cards: string, marks: Marks): string {
  const outcome = marks.get(cards)?.outcome;
  return outcome ? ` <b class="outcome-word" data-outcome="${outcome}">${outcome}</b>` : '';
}

/** Whether cards contain a combination. */
export function verdictView({ words, isContained }: Contains): string {
  return `<span class="verdict-words${isContained ? '' : ' not'}">${drawText(words)}</span>`;
}
