import type { Card, Suit } from '../src/cards/card.ts';
import { DECK } from '../src/cards/deck.ts';
import { rankName } from '../src/cards/rank-names.ts';

/** The suits in words. */
export const SUIT_NAMES = {
  C: 'clubs',
  D: 'diamonds',
  H: 'hearts',
  S: 'spades',
} as const satisfies Record<Suit, string>;

/** A card as players say it: `nine of clubs`. */
export function cardName({ rank, suit }: Card): string {
  return `${rankName(rank)} of ${SUIT_NAMES[suit]}`;
}

/** Every card by its name. */
export const CARD_OF_NAME: ReadonlyMap<string, Card> = new Map(
  DECK.map((card) => [cardName(card), card]),
);
