import { defineEvaluator } from '../../../src/evaluators/evaluator.ts';
import { ruleChain } from '../../../src/evaluators/rule-chain.ts';
import type { Cards } from '../../../src/kata/cards/card.ts';

/** Wrong: an ace is always high, so A 2 3 4 5 is no straight. */
export const noWheel = defineEvaluator({
  name: 'no-wheel',
  source: 'a mistake of map-reduce as published',
  minCards: 5,
  maxCards: 5,
  encode: (cards) => cards,
  strengthOf,
});

/** By the reference, a high card begins with 1 and a flush with 6. */
function strengthOf(cards: Cards): number {
  const ranks = cards.map(({ rank }) => rank).toSorted((a, b) => b - a);
  if (ranks.join() !== '14,5,4,3,2') return ruleChain.strength(cards);
  const isFlush = cards.every(({ suit }) => suit === cards[0]?.suit);
  return ranks.reduce((number, rank) => number * 15 + rank, isFlush ? 6 : 1);
}
