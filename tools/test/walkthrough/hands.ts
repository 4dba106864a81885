/**
 * Draws the hands of the walkthrough. A picture on a page names its cards twice, for readers and as
 * a file:
 *
 *     ![2♠ 9♦ 4♣ K♥ 2♦](hands/2s-9d-4c-kh-2d.svg)
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path/posix';
import type { Card, Cards } from '../../../src/cards/card.ts';
import { formatCards } from '../../../src/cards/format-cards.ts';
import { parseCards } from '../../../src/cards/parse-cards.ts';
import { cornerOf } from '../../page/view/card-drawing.ts';
import { PIPS } from '../../page/view/card-styles.ts';
import { FOLDER, type Page } from './pages.ts';

export const HANDS = join(FOLDER, 'hands');

const PICTURE = /!\[([^\]]*)\]\(hands\/([^)]*)\)/g;

/** Returns the drawings that pages show, by their files. */
export function handsIn(pages: readonly Page[]): ReadonlyMap<string, string> {
  const drawings = new Map<string, string>();
  for (const { path, text } of pages) {
    for (const [, symbols = '', shown] of text.matchAll(PICTURE)) {
      const cards = parseCards(symbols);
      const file = fileOf(cards);
      if (shown !== file) throw new Error(`${path}: expected hands/${file}`);
      drawings.set(file, drawHand(cards));
    }
  }
  return drawings;
}

/** Returns the name of the file with a hand: `2s-9d.svg`. */
function fileOf(cards: Cards): string {
  return `${formatCards(cards).toLowerCase().replaceAll(' ', '-')}.svg`;
}

const WIDTH = 50;
const HEIGHT = 70;
const GAP = 6;

function drawHand(cards: Cards): string {
  const width = cards.length * (WIDTH + GAP) - GAP;
  const drawn = cards.map((card, place) => drawCard(card, place * (WIDTH + GAP)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}">
<title>${formatCards(cards, { suits: 'symbols' })}</title>
${drawn.join('\n')}
</svg>
`;
}

/** Draws a card: its rank at the top, and below it a large pip. */
function drawCard(card: Card, left: number): string {
  const colour = card.suit === 'D' || card.suit === 'H' ? '#b8121b' : '#1c1b1a';
  return (
    `<g transform="translate(${left})" fill="${colour}">` +
    `<rect x=".5" y=".5" width="${WIDTH - 1}" height="${HEIGHT - 1}" rx="6" fill="#fffefb" stroke="#8a8578"/>` +
    `<text x="7" y="26" font-family="Georgia, serif" font-size="24" font-weight="bold">${cornerOf(card)}</text>` +
    `<path transform="translate(31 47) scale(1.35)" d="${PIPS[card.suit]}"/></g>`
  );
}

/** Writes the drawings, and removes those that no page shows any more. */
export function writeHands(drawings: ReadonlyMap<string, string>): void {
  mkdirSync(HANDS, { recursive: true });
  for (const name of filesOfHands()) if (!drawings.has(name)) rmSync(join(HANDS, name));
  for (const [name, drawing] of drawings) writeFileSync(join(HANDS, name), drawing);
}

/** Lists the files with drawings. */
export function filesOfHands(): string[] {
  return existsSync(HANDS) ? readdirSync(HANDS).map((name) => basename(name)) : [];
}
