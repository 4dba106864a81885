import { defineEvaluator } from '../../../src/evaluators/evaluator.ts';
import { ruleChain } from '../../../src/evaluators/rule-chain.ts';
import type { Cards } from '../../../src/kata/cards/card.ts';

/** Wrong: ranks that occur equally often are compared in the order in which the cards were given. */
export const inputOrder = defineEvaluator({
  name: 'input-order',
  source: 'a mistake of counter as published',
  minCards: 5,
  maxCards: 5,
  encode: (cards) => cards,
  strengthOf,
});

function strengthOf(cards: Cards): number {
  const ranks = cards.map(({ rank }) => rank);
  const strength = ruleChain.strength(cards);
  if (new Set(ranks).size === 5) return strength;
  const count = (rank: number) => ranks.filter((other) => other === rank).length;
  const grouped = [...new Set(ranks.toSorted((a, b) => count(b) - count(a)))];
  return [0, 1, 2, 3, 4].reduce((number, at) => number * 15 + (grouped[at] ?? 0), Math.floor(strength / 15 ** 5));
}
