/**
 * The reference: try the rules from the highest down, and take the first that holds.
 *
 * Idea: rank hands as players explain the game, with `src/ranking/`, and turn the result into
 * a number.
 * Trade-off: nothing is easier to check against the rule book, but each rule counts the cards
 * again. `rank-sum`, which adds numbers and looks into a table once, is about two hundred times as
 * fast (README.md).
 * Every other evaluator is right if it puts all hands in the same order.
 */
import { RANKS, SUITS } from '../cards/card.ts';
import type { HandRank } from '../ranking/hand-rank.ts';
import { LADDER } from '../ranking/ladder.ts';
import { rankHand } from '../ranking/rank-hand.ts';
import { defineEvaluator } from './evaluator.ts';

/**
 * Ranks go up to 14: a hand is a number in base 15, the height of its category and then the ranks
 * that break ties.
 */
const BASE = 15;

export const ruleChain = defineEvaluator({
  name: 'rule-chain',
  source: 'the rules in order; Japan Dandy Association, "ポーカーの役判定" (2017)',
  minCards: 1,
  maxCards: RANKS.length * SUITS.length,
  encode: (cards) => cards,
  strengthOf: (cards) => asNumber(rankHand(cards)),
});

function asNumber({ category, tieBreak }: HandRank): number {
  const height = LADDER.length - LADDER.findIndex((rung) => rung.category === category);
  return [0, 1, 2, 3, 4].reduce((number, place) => number * BASE + (tieBreak[place] ?? 0), height);
}
