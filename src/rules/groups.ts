/** Groups cards by rank and by suit. */
import type { Cards, Suit } from '../cards/card.ts';

/** Counts the cards of each rank that occurs, largest group first: A A K K K Q gives 3, 2, 1. */
export function groupSizes(cards: Cards): readonly number[] {
  const counts = countRanks(cards).filter((count) => count > 0);
  return counts.sort((a, b) => b - a);
}

/** Counts the cards of each rank: `countRanks(cards)[14]` is how many aces. */
export function countRanks(cards: Cards): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const { rank } of cards) counts[rank] = (counts[rank] as number) + 1;
  return counts;
}

/** Returns the cards of one suit, in the order given. */
export function ofSuit(cards: Cards, suit: Suit): Cards {
  return cards.filter((card) => card.suit === suit);
}
