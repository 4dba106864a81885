/** What the head of the page says to browsers and search engines: its description, and the icon of its tab. */

import type { Book } from './book.ts';
import { pipPath } from './card-styles.ts';

/** The description and the icon. */
export function headView({ chapters, examples }: Book): string {
  return `<meta name="description" content="${descriptionOf(chapters.length, examples.length)}">
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(ICON)}">`;
}

function descriptionOf(chapters: number, examples: number): string {
  return `Which poker hand beats which, and why: the rules in ${chapters} short chapters, with ${examples} examples drawn as \
cards, the classic mistakes, and a table to try hands at. Works offline.`;
}

/** A card with a spade, which is seen on light and on dark tabs. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="3.5" y=".5" width="25" height="31" rx="4" \
fill="#fffefb" stroke="#8a2318"/><path transform="translate(16 16) scale(.95)" d="${pipPath('S')}"/></svg>`;
