import type { Card, Suit } from './card.ts';
import { rankName } from './rank-names.ts';

const SUIT_NAMES = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' } as const satisfies Record<Suit, string>;

/** A card as players say it: `nine of clubs`. */
export function cardName({ rank, suit }: Card): string {
  return `${rankName(rank)} of ${SUIT_NAMES[suit]}`;
}
