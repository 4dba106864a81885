/** Matches card after card, makes cards with more in them, and refuses with a RangeError. */
import type { Card, Rank, Suit } from '../../../../src/cards/card.ts';

const CARD = /\s*(10|[2-9TJQKA])([CDHS♣♦♥♠])/gy;
const HIGH = ['T', 'J', 'Q', 'K', 'A'];
const SYMBOLS = ['♣', '♦', '♥', '♠'];

export function parseCards(text: string): Card[] {
  const matches = [...text.trimEnd().toUpperCase().matchAll(CARD)];
  const isReadToTheEnd = matches.map(([word]) => word).join('').length === text.trimEnd().length;
  const cards = matches.map(([word, rank = '', suit = '']) => ({
    suit: ('CDHS'[SYMBOLS.indexOf(suit)] ?? suit) as Suit,
    rank: (HIGH.includes(rank) ? 10 + HIGH.indexOf(rank) : Number(rank)) as Rank,
    word,
  }));
  const different = new Set(cards.map(({ rank, suit }) => `${rank}${suit}`));
  if (!isReadToTheEnd || cards.length === 0 || different.size < cards.length)
    throw new RangeError(`these are no cards: ${text}`);
  return cards;
}
