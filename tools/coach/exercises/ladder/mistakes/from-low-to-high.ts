/**
 * Calls all cards a high card.
 *
 * Made by people who list the rules from the lowest to the highest and then take the first that is
 * true. High card is always true.
 *
 * Cause: Does not sort, or sorts from the wrong end
 *
 * Caught by: ranking / It works for any number of cards
 *
 * Shown by: Ah Ad
 */
import type { Rung } from '../../../../../src/ranking/categories.ts';
import { isFlush } from '../../../../../src/rules/flush.ts';
import { isFourOfAKind } from '../../../../../src/rules/four-of-a-kind.ts';
import { isFullHouse } from '../../../../../src/rules/full-house.ts';
import { isPair } from '../../../../../src/rules/pair.ts';
import { isRoyalFlush } from '../../../../../src/rules/royal-flush.ts';
import { isStraight } from '../../../../../src/rules/straight.ts';
import { isStraightFlush } from '../../../../../src/rules/straight-flush.ts';
import { isThreeOfAKind } from '../../../../../src/rules/three-of-a-kind.ts';
import { isTwoPairs } from '../../../../../src/rules/two-pairs.ts';

export const LADDER: readonly Rung[] = [
  { category: 'high card', holds: () => true },
  { category: 'pair', holds: isPair },
  { category: 'two pairs', holds: isTwoPairs },
  { category: 'three of a kind', holds: isThreeOfAKind },
  { category: 'straight', holds: isStraight },
  { category: 'flush', holds: isFlush },
  { category: 'full house', holds: isFullHouse },
  { category: 'four of a kind', holds: isFourOfAKind },
  { category: 'straight flush', holds: isStraightFlush },
  { category: 'royal flush', holds: isRoyalFlush },
];
