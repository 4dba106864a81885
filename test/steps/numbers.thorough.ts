/** How often each combination occurs, worked out in another way: by formulas. */
import { inFull } from '../../src/cards/quote.ts';
import type { UsualCategory } from '../../src/ranking/ladder.ts';
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

const HANDS_THAT_CONTAIN = {
  pair: handsWithPair,
  'two pairs': handsWithTwoPairs,
  'three of a kind': handsWithThree,
  'four of a kind': handsWithFour,
  'full house': handsWithFullHouse,
  straight: handsWithStraight,
  flush: handsWithFlush,
  'straight flush': handsWithStraightFlush,
  'royal flush': handsWithRoyalFlush,
} as const satisfies Record<Exclude<UsualCategory, 'high card'>, (size: number) => number>;

test.each(Object.entries(HANDS_THAT_CONTAIN))(
  'the rule book counts rightly how often %s occurs',
  (combination, handsWith) => {
    const counts = claimsIn(combination.replaceAll(' ', '-'));
    expect(counts.length).toBeGreaterThan(3);
    for (const { size, containing, all } of counts) {
      const rightAll = all === undefined ? undefined : inFull(choose(52, size));
      const rightContaining = inFull(handsWith(size));
      expect([size, containing, all]).toEqual([size, rightContaining, rightAll]);
    }
  },
);
