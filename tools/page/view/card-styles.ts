/**
 * Draws cards by CSS, 60 units wide and 84 high. Their left half is enough to read them. All shapes
 * are our own.
 */
import { RANKS, type Rank, SUITS, type Suit } from '../../../src/cards/card.ts';
import { rankLetter } from '../../../src/cards/format-cards.ts';
import { cornerOf } from './card-drawing.ts';

/** Shapes of the suits, about 22 units high, around the origin. */
export const PIPS: Readonly<Record<Suit, string>> = {
  C: 'M-4.7-5.8a4.7 4.7 0 1 1 9.4 0a4.7 4.7 0 1 1-9.4 0zM-10.3 2.2a4.7 4.7 0 1 1 9.4 0a4.7 4.7 0 1 1-9.4 0zM.9 2.2a4.7 4.7 0 1 1 9.4 0a4.7 4.7 0 1 1-9.4 0zM-1.8-3H1.8L1.2 4.5C1.3 7.6 2 9.6 3.8 11H-3.8C-2 9.6-1.3 7.6-1.2 4.5z',
  D: 'M0-11C2-6.8 4.7-3.2 8.4 0C4.7 3.2 2 6.8 0 11C-2 6.8-4.7 3.2-8.4 0C-4.7-3.2-2-6.8 0-11z',
  H: 'M0 10.6C-3.4 6.4-10 1.6-10-4.4C-10-7.8-7.6-10-4.9-10C-2.7-10-.9-8.6 0-6.6C.9-8.6 2.7-10 4.9-10C7.6-10 10-7.8 10-4.4C10 1.6 3.4 6.4 0 10.6z',
  S: 'M0-11C3.6-6.6 10-2.4 10 3.2C10 6.4 7.7 8.3 5.2 8.3C3.4 8.3 1.9 7.3 1.1 5.7C1.2 8 2 9.8 3.8 11H-3.8C-2 9.8-1.2 8-1.1 5.7C-1.9 7.3-3.4 8.3-5.2 8.3C-7.7 8.3-10 6.4-10 3.2C-10-2.4-3.6-6.6 0-11z',
};

const COLOURS = { black: '#1c1b1a', red: '#b8121b', green: '#0d6b35', blue: '#1a4fb0' } as const;

/** The colours of some suits. */
type Deck = Readonly<Partial<Record<Suit, keyof typeof COLOURS>>>;

const TWO_COLOURS: Deck = { C: 'black', D: 'red', H: 'red', S: 'black' };

/** What a deck of four colours changes. */
const FOUR_COLOURS: Deck = { C: 'green', D: 'blue' };

/** Defines the shapes of the suits for `<use href="#pip-C"/>`. */
export function pipSymbols(): string {
  const pips = SUITS.map((suit) => `<path id="pip-${suit}" d="${PIPS[suit]}"/>`);
  const definitions = `<defs>${pips.join('')}</defs>`;
  return `<svg class="symbols" aria-hidden="true" width="0" height="0">${definitions}</svg>`;
}

/** Writes the styles that draw each card: suits and ranks apart, by the classes of a card. */
export function cardStyles(): string {
  const colours = Object.entries(COLOURS).map(([name, value]) => `--card-${name}: ${value}`);
  return [
    `:root { ${colours.join('; ')} }`,
    ...suitStyles('', TWO_COLOURS),
    ...suitStyles('[data-deck="four"] ', FOUR_COLOURS),
    ...RANKS.map(rankStyle),
  ].join('\n');
}

/** Styles the suits of a deck. @param within - the start of each selector */
function suitStyles(within: string, deck: Deck): string[] {
  return SUITS.flatMap((suit) => {
    const colour = deck[suit];
    if (!colour) return [];
    const ink = `color: var(--card-${colour})`;
    const image = `background-image: ${cardImage(suit, COLOURS[colour])}`;
    return [
      `${within}.card.${suit} { ${ink}; ${image} }`,
      `${within}.deck-card.${suit} { ${ink} }`,
    ];
  });
}

/** Draws the two pips of a card. An image inherits no colour, so it repeats that of the suit. */
function cardImage(suit: Suit, colour: string): string {
  const pip = (x: number, y: number, size: number) =>
    `<path transform="translate(${x} ${y}) scale(${size})" d="${PIPS[suit]}"/>`;
  const pips = pip(14, 40.5, 0.66) + pip(38.5, 59, 1.65);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 84" fill="${colour}">` +
    `${pips}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

/** Styles a rank; a ten is narrower. */
function rankStyle(rank: Rank): string {
  const className = rankLetter(rank).replace(/^\d/, '\\3$& '); // CSS escapes a digit at its start
  const fit = rank === 10 ? '; --fit: 0.74' : '';
  return `.card.${className} { --rank: "${cornerOf({ rank })}"${fit} }`;
}
