/** The font of headings and cards, which the page brings along, so that it looks the same everywhere. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the font is; `npm run font` writes it. */
export const FONT_FILE = 'src/page/fonts/literata-600.woff2';

/** What the font can print: what is on a keyboard, and the marks that typesetting puts in place of some of it. */
export const FONT_CHARACTERS = `${keyboard()}‘’“”–—…×·`;

function keyboard(): string {
  const [first, last] = [' ', '~'].map((character) => character.charCodeAt(0)) as [number, number];
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

/** The style rule that brings the font into the page; what it cannot print comes from the system's fonts. */
export function fontFace(root: string): string {
  const data = readFileSync(join(root, FONT_FILE)).toString('base64');
  return `@font-face { font-family: Literata; font-weight: 600; src: url(data:font/woff2;base64,${data}) format("woff2") }`;
}
