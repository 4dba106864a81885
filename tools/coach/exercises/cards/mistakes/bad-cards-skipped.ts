/**
 * Skips any text that is not a card.
 *
 * Made by people who let a regular expression find all the cards, and never ask what is left over.
 *
 * Cause: Expects only input like their own
 *
 * Caught by: cards / Anything that is not a card is refused
 */
import type { Card, Rank, Suit } from '../../../../../src/cards/card.ts';
import { rejectRepeats } from '../../../../../src/cards/given-twice.ts';

const CARD = /(10|[2-9TJQKA])([CDHS♣♦♥♠])/g;

const RANK_OF_LETTER: Readonly<Record<string, number>> = { T: 10, J: 11, Q: 12, K: 13, A: 14 };
const SUIT_OF_SYMBOL: Readonly<Record<string, string>> = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S' };

export function parseCards(text: string): Card[] {
  const found = text.toUpperCase().matchAll(CARD);
  const cards = Array.from(found, ([, rank = '', suit = '']) => ({
    rank: (RANK_OF_LETTER[rank] ?? Number(rank)) as Rank,
    suit: (SUIT_OF_SYMBOL[suit] ?? suit) as Suit,
  }));
  if (cards.length === 0) throw new Error(`there is no card in "${text}"`);
  rejectRepeats(cards);
  return cards;
}
