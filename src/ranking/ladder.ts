import {
  isFlush,
  isFourOfAKind,
  isFullHouse,
  isPair,
  isRoyalFlush,
  isStraight,
  isStraightFlush,
  isThreeOfAKind,
  isTwoPairs,
} from '../rules/index.ts';
import type { Rung } from './categories.ts';

/**
 * Lists the categories, the highest first, each with its function. Cards are worth the first category
 * whose function returns true. The function of the last one, high card, always does.
 */
export const LADDER = [
  { category: 'royal flush', holds: isRoyalFlush },
  { category: 'straight flush', holds: isStraightFlush },
  { category: 'four of a kind', holds: isFourOfAKind },
  { category: 'full house', holds: isFullHouse },
  { category: 'flush', holds: isFlush },
  { category: 'straight', holds: isStraight },
  { category: 'three of a kind', holds: isThreeOfAKind },
  { category: 'two pairs', holds: isTwoPairs },
  { category: 'pair', holds: isPair },
  { category: 'high card', holds: () => true },
] as const satisfies readonly Rung[];

/** What cards can be worth, unless a game has a ladder of its own. */
export type UsualCategory = (typeof LADDER)[number]['category'];
