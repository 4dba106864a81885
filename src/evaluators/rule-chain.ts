/**
 * The reference: ask the rules one after the other, highest first, and take the first that holds.
 *
 * Idea: this is how the game is explained, and how `src/kata/ranking/` ranks hands; here the result only becomes a number.
 * Trade-off: nothing is easier to check against the rule book, but each rule counts the cards anew, where `rank-sum` adds
 * numbers and looks into a table once: that is about two hundred times as fast (README.md).
 * Every other evaluator is right when it puts all hands in the same order as this one.
 */
import { RANKS, SUITS } from '../kata/cards/card.ts';
import type { HandRank } from '../kata/ranking/hand-rank.ts';
import { LADDER } from '../kata/ranking/ladder.ts';
import { rankHand } from '../kata/ranking/rank-hand.ts';
import { defineEvaluator } from './evaluator.ts';

/** Ranks go up to 14, so a hand is a number in base 15: the category's height, then up to five ranks that break ties. */
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
