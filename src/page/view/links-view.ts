/** Where an example leads, as markup. */
import type { PageExample } from './book.ts';
import { tryLink } from './try-link.ts';

/** The line of an example in its feature, which its chapter names. */
export function lineOf({ place }: PageExample): string {
  return place.replace(/^.*:/, '');
}

/** The way from an example to "Try a hand"; a script names it, and adds the link to the example itself. */
export function linksView({ steps }: PageExample): string {
  const address = tryLink(steps);
  return `<span class="links">${address ? `<a class="open" href="${address}">Try</a>` : ''}</span>`;
}
