/**
 * Misses a straight that is not made of the five highest ranks.
 *
 * Made by people who sort the cards and look at the best five only.
 *
 * Cause: Looks at the highest cards before the combination
 *
 * Caught by: straight / Five ranks in a row are a straight, whatever their suits
 *
 * Shown by: Kd Ad 2c 3d 4h 5s 6c
 */
import { type Cards, RANKS } from '../../../../../src/cards/card.ts';
import { isStraight as isStraightOfAny } from '../../../../../src/rules/straight.ts';

export function isStraight(cards: Cards): boolean {
  const highestFirst = RANKS.toReversed().flatMap(
    (rank) => cards.find((card) => card.rank === rank) ?? [],
  );
  return isStraightOfAny(highestFirst.slice(0, 5));
}
