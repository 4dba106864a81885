import { type Card, type Cards, RANKS, type Rank, type Suit } from './card.ts';

const RANK_LETTERS = Object.fromEntries(RANKS.map((rank, index) => [rank, '23456789TJQKA'.charAt(index)]));

const SUIT_SYMBOLS = { C: '♣', D: '♦', H: '♥', S: '♠' } as const satisfies Record<Suit, string>;

/** How suits are written: as the letters C D H S or as the symbols ♣ ♦ ♥ ♠. */
export type SuitStyle = 'letters' | 'symbols';

/** Cards as text in one spelling, a space between them: `AH KD TC` or `A♥ K♦ T♣`. The inverse of `parseCards`. */
export function formatCards(cards: Cards, { suits }: { readonly suits?: SuitStyle } = {}): string {
  return cards.map((card) => formatCard(card, suits)).join(' ');
}

/** One card in the same spelling; with letters, unless symbols are asked for. */
export function formatCard({ rank, suit }: Card, suits?: SuitStyle): string {
  return `${rankLetter(rank)}${suits === 'symbols' ? SUIT_SYMBOLS[suit] : suit}`;
}

/** One rank in the same spelling: `T`. */
export function rankLetter(rank: Rank): string {
  return RANK_LETTERS[rank] as string;
}
