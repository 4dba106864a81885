/** The 52 cards as SVG symbols, which the page holds once. All shapes are our own. */
import { type Card, type Rank, SUITS, type Suit } from '../kata/cards/card.ts';
import { DECK } from '../kata/cards/deck.ts';
import { formatCard } from '../kata/cards/format-cards.ts';
import { cornerOf } from './card-drawing.ts';

/** Each suit round the middle of its pip, about 22 units high. */
const PIPS: Readonly<Record<Suit, string>> = {
  C: 'M-4.7-5.8a4.7 4.7 0 1 1 9.4 0a4.7 4.7 0 1 1-9.4 0zM-10.3 2.2a4.7 4.7 0 1 1 9.4 0a4.7 4.7 0 1 1-9.4 0zM.9 2.2a4.7 4.7 0 1 1 9.4 0a4.7 4.7 0 1 1-9.4 0zM-1.8-3H1.8L1.2 4.5C1.3 7.6 2 9.6 3.8 11H-3.8C-2 9.6-1.3 7.6-1.2 4.5z',
  D: 'M0-11C2-6.8 4.7-3.2 8.4 0C4.7 3.2 2 6.8 0 11C-2 6.8-4.7 3.2-8.4 0C-4.7-3.2-2-6.8 0-11z',
  H: 'M0 10.6C-3.4 6.4-10 1.6-10-4.4C-10-7.8-7.6-10-4.9-10C-2.7-10-.9-8.6 0-6.6C.9-8.6 2.7-10 4.9-10C7.6-10 10-7.8 10-4.4C10 1.6 3.4 6.4 0 10.6z',
  S: 'M0-11C3.6-6.6 10-2.4 10 3.2C10 6.4 7.7 8.3 5.2 8.3C3.4 8.3 1.9 7.3 1.1 5.7C1.2 8 2 9.8 3.8 11H-3.8C-2 9.8-1.2 8-1.1 5.7C-1.9 7.3-3.4 8.3-5.2 8.3C-7.7 8.3-10 6.4-10 3.2C-10-2.4-3.6-6.6 0-11z',
};

/** The outline of a suit, round the middle of its pip. */
export function pipPath(suit: Suit): string {
  return PIPS[suit];
}

/** The drawings that `drawCard` refers to; they take no room on the page. */
export function cardSymbols(): string {
  const pips = SUITS.map((suit) => `<path id="pip-${suit}" d="${PIPS[suit]}"/>`);
  return `<svg class="symbols" aria-hidden="true" width="0" height="0"><defs>${pips.join('')}</defs>${DECK.map(symbol).join('')}</svg>`;
}

/** The figures of a ten, a queen, a king and an ace are fitted into the column, for in some fonts they are wider than it. */
const FITTED: readonly Rank[] = [10, 12, 13, 14];

/** Rank and suit stand large in a column on the left, which is whole even where another card lies on the right half. */
function symbol(card: Card): string {
  const width = FITTED.includes(card.rank) ? ' textLength="21" lengthAdjust="spacingAndGlyphs"' : '';
  const rank = `<text x="14" y="24.5"${width}>${cornerOf(card)}</text>`;
  return `<symbol id="card-${formatCard(card)}" viewBox="0 0 60 84">${rank}${pip(card, 14, 40.5, 0.66)}${pip(card, 38.5, 59, 1.65)}</symbol>`;
}

function pip({ suit }: Card, x: number, y: number, size: number): string {
  return `<use href="#pip-${suit}" transform="translate(${x} ${y}) scale(${size})"/>`;
}
