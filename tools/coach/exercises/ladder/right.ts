/** Climbs from the lowest rung, as players learn the ladder, and turns the list round. */
import type { Category, Predicate, Rung } from '../../../../src/ranking/categories.ts';
import { isFlush } from '../../../../src/rules/flush.ts';
import { isFourOfAKind } from '../../../../src/rules/four-of-a-kind.ts';
import { isFullHouse } from '../../../../src/rules/full-house.ts';
import { isPair } from '../../../../src/rules/pair.ts';
import { isRoyalFlush } from '../../../../src/rules/royal-flush.ts';
import { isStraight } from '../../../../src/rules/straight.ts';
import { isStraightFlush } from '../../../../src/rules/straight-flush.ts';
import { isThreeOfAKind } from '../../../../src/rules/three-of-a-kind.ts';
import { isTwoPairs } from '../../../../src/rules/two-pairs.ts';

const FROM_LOW_TO_HIGH = new Map<Category, Predicate>([
  ['high card', () => true],
  ['pair', isPair],
  ['two pairs', isTwoPairs],
  ['three of a kind', isThreeOfAKind],
  ['straight', isStraight],
  ['flush', isFlush],
  ['full house', isFullHouse],
  ['four of a kind', isFourOfAKind],
  ['straight flush', isStraightFlush],
  ['royal flush', isRoyalFlush],
]);

export const LADDER: readonly Rung[] = Array.from(FROM_LOW_TO_HIGH, ([category, holds]) => ({
  category,
  holds,
})).reverse();
