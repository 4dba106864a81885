import { RANKS, SUITS } from '../../../src/cards/card.ts';

const CARD = /(10|[2-9TJQKAtjqka])(?:([CDHScdhs])|([♣♦♥♠♧♢♡♤])[\ufe0e\ufe0f]?)/g;

/**
 * Reads the cards of a text by a regular expression, as a second opinion.
 * @returns undefined if there is anything else in it
 */
export function cardsByPattern(text: string) {
  if (text.replaceAll(',', ' ').replace(CARD, '').trim() !== '') return undefined;
  return [...text.matchAll(CARD)].map(([, rank = '', letter, symbol]) => ({
    rank: RANKS[rank === '10' ? 8 : '23456789TJQKA'.indexOf(rank.toUpperCase())],
    suit: letter?.toUpperCase() ?? SUITS['♣♦♥♠♧♢♡♤'.indexOf(symbol as string) % 4],
  }));
}

/** Reads cards of one deck. @returns undefined also if there is no card, or one twice */
export function readByPattern(text: string) {
  const cards = cardsByPattern(text) ?? [];
  const isRepeated = new Set(cards.map(({ rank, suit }) => `${rank}${suit}`)).size < cards.length;
  return cards.length === 0 || isRepeated ? undefined : cards;
}
