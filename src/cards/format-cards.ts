import { type Card, type Cards, RANKS, type Rank, type Suit } from './card.ts';

/** The ranks as characters, lowest first. */
const RANK_LETTERS = '23456789TJQKA';

const SUIT_SYMBOLS = { C: '♣', D: '♦', H: '♥', S: '♠' } as const satisfies Record<Suit, string>;

/** How to write suits: as the letters C D H S or as the symbols ♣ ♦ ♥ ♠. */
export type SuitStyle = 'letters' | 'symbols';

/** Writes cards with spaces between them: `AH KD TC` or, with symbols, `A♥ K♦ T♣`. */
export function formatCards(
  cards: Cards,
  options: { readonly suits?: SuitStyle | undefined } = {},
): string {
  return cards.map((card) => formatCard(card, options.suits)).join(' ');
}

/** Writes one card: `AH` or, with symbols, `A♥`. */
export function formatCard({ rank, suit }: Card, suits?: SuitStyle): string {
  return `${rankLetter(rank)}${suits === 'symbols' ? SUIT_SYMBOLS[suit] : suit}`;
}

/** Writes a rank as one character: `T`. */
export function rankLetter(rank: Rank): string {
  return RANK_LETTERS.charAt(rank - RANKS[0]);
}
