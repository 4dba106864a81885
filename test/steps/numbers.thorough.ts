/** How often each combination occurs, worked out in another way: by formulas. */
import { inFull } from '../../src/cards/quote.ts';
import { COMBINATIONS, type Combination } from '../../src/ranking/categories.ts';
import { claimsIn } from '../support/counts-in.ts';
import {
  choose,
  handsWithFlush,
  handsWithFour,
  handsWithFullHouse,
  handsWithPair,
  handsWithRoyalFlush,
  handsWithStraight,
  handsWithStraightFlush,
  handsWithThree,
  handsWithTwoPairs,
} from './how-many-contain.ts';

const HANDS_THAT_CONTAIN: Readonly<Record<Combination, (size: number) => number>> = {
  pair: handsWithPair,
  'two pairs': handsWithTwoPairs,
  'three of a kind': handsWithThree,
  'four of a kind': handsWithFour,
  'full house': handsWithFullHouse,
  straight: handsWithStraight,
  flush: handsWithFlush,
  'straight flush': handsWithStraightFlush,
  'royal flush': handsWithRoyalFlush,
};

test.each(COMBINATIONS)('the rule book counts rightly how often %s occurs', (combination) => {
  const counts = claimsIn(combination.replaceAll(' ', '-'));
  expect(counts.length).toBeGreaterThan(3);
  for (const { size, containing, all } of counts) {
    const rightAll = all === undefined ? undefined : inFull(choose(52, size));
    const rightContaining = inFull(HANDS_THAT_CONTAIN[combination](size));
    expect([size, containing, all]).toEqual([size, rightContaining, rightAll]);
  }
});
