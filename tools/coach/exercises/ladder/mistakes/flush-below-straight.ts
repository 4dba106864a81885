/**
 * Lets a straight beat a flush.
 *
 * Made by people who think that five in a row are harder to get. Of all hands of five cards, 10,200
 * are straights and only 5,108 are flushes.
 *
 * Cause: Orders the combinations by feeling
 *
 * Caught by: ranking / Cards are worth the highest combination they contain
 *
 * Shown by: 5h 6h 7h 8h 9s Kh 2d
 */
import type { Rung } from '../../../../../src/ranking/categories.ts';
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
} from '../../../../../src/rules/index.ts';

export const LADDER: readonly Rung[] = [
  { category: 'royal flush', holds: isRoyalFlush },
  { category: 'straight flush', holds: isStraightFlush },
  { category: 'four of a kind', holds: isFourOfAKind },
  { category: 'full house', holds: isFullHouse },
  { category: 'straight', holds: isStraight },
  { category: 'flush', holds: isFlush },
  { category: 'three of a kind', holds: isThreeOfAKind },
  { category: 'two pairs', holds: isTwoPairs },
  { category: 'pair', holds: isPair },
  { category: 'high card', holds: () => true },
];
