import { type Cards, type Rank, SUITS } from '../cards/card.ts';
import { countRanks, ofSuit } from './groups.ts';

const ROYAL: readonly Rank[] = [14, 13, 12, 11, 10];

/** Ace, king, queen, jack and ten of one suit. */
export function isRoyalFlush(cards: Cards): boolean {
  return SUITS.some((suit) => {
    const suited = ofSuit(cards, suit);
    return suited.length >= 5 && ROYAL.every((rank) => countRanks(suited)[rank]);
  });
}
