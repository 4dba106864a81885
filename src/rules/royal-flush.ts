import { type Cards, type Rank, SUITS } from '../cards/card.ts';

const ROYAL: readonly Rank[] = [14, 13, 12, 11, 10];

/** Ace, king, queen, jack and ten of one suit. */
export function isRoyalFlush(cards: Cards): boolean {
  return SUITS.some((suit) =>
    ROYAL.every((rank) => cards.some((card) => card.suit === suit && card.rank === rank)),
  );
}
