/**
 * Lets a straight beat a flush.
 *
 * Made by people who think that five in a row are harder to get. Of all hands of five cards, 10,200
 * are straights and only 5,108 are flushes.
 *
 * Caught by: ranking / Cards are worth the highest combination they contain
 *
 * Shown by: 5h 6h 7h 8h 9s Kh 2d
 */
import type { Rung } from '../../../kata/ranking/categories.ts';
import { isFlush } from '../../../kata/rules/flush.ts';
import { isFourOfAKind } from '../../../kata/rules/four-of-a-kind.ts';
import { isFullHouse } from '../../../kata/rules/full-house.ts';
import { isPair } from '../../../kata/rules/pair.ts';
import { isRoyalFlush } from '../../../kata/rules/royal-flush.ts';
import { isStraight } from '../../../kata/rules/straight.ts';
import { isStraightFlush } from '../../../kata/rules/straight-flush.ts';
import { isThreeOfAKind } from '../../../kata/rules/three-of-a-kind.ts';
import { isTwoPairs } from '../../../kata/rules/two-pairs.ts';

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
