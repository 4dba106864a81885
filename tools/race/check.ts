import type { Cards } from '../../src/cards/card.ts';
import { EASILY_MISJUDGED, ONE_OF_EACH_CLASS } from '../../src/evaluators/rare-hands.ts';
import { ruleChain } from '../../src/evaluators/rule-chain.ts';
import { type Difference, findDifference, type OrderComparison, record } from './proof/order.ts';
import { randomCards } from './proof/random-hands.ts';

const SEED_OF_CHECKED_HANDS = 11;

/** How many cards the checked hands have. */
export const SIZES = [5, 6, 7];

/** Lists hands of one size: of each class, some that are easy to misjudge, then random ones. */
export function handsOf(size: number, count: number): Cards[] {
  const rare = [...ONE_OF_EACH_CLASS, ...EASILY_MISJUDGED].filter(({ length }) => length === size);
  return [...rare, ...randomCards(count, size, SEED_OF_CHECKED_HANDS)];
}

/**
 * Finds the smallest two hands that a function puts in the wrong order; undefined if there are
 * none.
 *
 * @param known - the strengths by the rules, if they are worked out already
 */
export function findDifferenceIn(
  hands: readonly Cards[],
  strengthOf: (cards: Cards) => number,
  known?: readonly number[],
): Difference<Cards> | undefined {
  // Asked before the rules, which are slow: an error comes at once.
  const strengths = hands.map((cards) => strengthOf(cards));
  const byTheRules = known ?? hands.map(ruleChain.strength);
  const comparison: OrderComparison = new Map();
  for (const index of hands.keys())
    record(comparison, byTheRules[index] as number, strengths[index] as number, index);
  return findDifference(comparison, (index) => hands[index] as Cards);
}
