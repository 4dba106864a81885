import { type Card, RANKS, SUITS } from './card.ts';

/** Recognizes a card among values of any kind. It may have other properties, too. */
export function isCard(value: unknown): value is Card {
  const { rank, suit } = Object(value);
  return RANKS.includes(rank) && SUITS.includes(suit);
}
