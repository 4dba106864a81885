import { defineEvaluator } from '../../../src/evaluators/evaluator.ts';
import { ruleChain } from '../../../src/evaluators/rule-chain.ts';
import type { Cards } from '../../../src/kata/cards/card.ts';
import { rankHand } from '../../../src/kata/ranking/rank-hand.ts';

/** Wrong: in a full house the pair, like the three, is worth 2^i * 8192 * n, so a pair of aces outweighs three twos. */
export const fullHouseFactor = defineEvaluator({
  name: 'full-house-factor',
  source: 'a mistake of branch-free as published',
  minCards: 5,
  maxCards: 5,
  encode: (cards) => cards,
  strengthOf,
});

/** The reference gives every category 15^5 strengths, its height times that and what lies above. */
function strengthOf(cards: Cards): number {
  const strength = ruleChain.strength(cards);
  const height = Math.floor(strength / 15 ** 5);
  return height * 1e9 + (isFullHouse(cards) ? rankValue(cards) : strength % 15 ** 5);
}

const isFullHouse = (cards: Cards) => rankHand(cards).category === 'full house';

function rankValue(cards: Cards): number {
  const ranks = cards.map(({ rank }) => rank);
  const counts = [...new Set(ranks)].map((rank) => ({ rank, count: ranks.filter((other) => other === rank).length }));
  return counts.reduce((sum, { rank, count }) => sum + 2 ** (rank - 1) * 8192 * count, 0);
}
