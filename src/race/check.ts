import type { Evaluator } from '../evaluators/evaluator.ts';
import { EASILY_MISJUDGED, ONE_OF_EACH_CLASS } from '../evaluators/rare-hands.ts';
import { ruleChain } from '../evaluators/rule-chain.ts';
import type { Cards } from '../kata/cards/card.ts';
import { formatCards } from '../kata/cards/format-cards.ts';
import { quote } from '../kata/cards/quote.ts';
import { messageOf } from '../load/message-of.ts';
import { type Difference, describeDifference, findDifference, type OrderComparison, record } from '../proof/order.ts';
import { randomCards } from '../proof/random-hands.ts';

const RANDOM_HANDS = 20_000;
const SEED = 11;

export const SIZES = [5, 6, 7];

/** Describes how an evaluator disagrees with the rules, by the smallest two hands; undefined if it agrees. @throws Error with the hand */
export function findDisagreement(evaluator: Evaluator, beforeEach = () => {}): string | undefined {
  const sizes = SIZES.filter((size) => size >= evaluator.minCards && size <= evaluator.maxCards);
  const strengthOf = (cards: Cards) => {
    beforeEach();
    return strengthBy(evaluator, cards);
  };
  const [difference] = sizes.flatMap((size) => findDifferenceIn(handsOf(size, RANDOM_HANDS), strengthOf) ?? []);
  return difference && `${evaluator.name} is wrong: ${describeDifference(difference, (cards) => formatCards(cards))}`;
}

/** Lists hands of one size: of each class, some that are easy to misjudge, then random ones. */
export function handsOf(size: number, count: number): Cards[] {
  const rare = [...ONE_OF_EACH_CLASS, ...EASILY_MISJUDGED].filter(({ length }) => length === size);
  return [...rare, ...randomCards(count, size, SEED)];
}

/** Finds the smallest two hands in the wrong order. @param known - their strengths by the rules */
export function findDifferenceIn(
  hands: readonly Cards[],
  strengthOf: (cards: Cards) => number,
  known?: readonly number[],
): Difference<Cards> | undefined {
  const strengths = hands.map((cards) => strengthOf(cards)); // first, so that an evaluator that throws does so at once
  const byTheRules = known ?? hands.map(ruleChain.strength);
  const comparison: OrderComparison = new Map();
  for (const hand of hands.keys()) record(comparison, byTheRules[hand] as number, strengths[hand] as number, hand);
  return findDifference(comparison, (index) => hands[index] as Cards);
}

function strengthBy(evaluator: Evaluator, cards: Cards): number {
  const hand = () => quote(formatCards(cards));
  let strength: unknown;
  try {
    strength = evaluator.strength(cards);
  } catch (error) {
    throw new Error(`${evaluator.name} fails for ${hand()}: ${messageOf(error)}`, { cause: error });
  }
  if (Number.isFinite(strength)) return strength as number;
  throw new Error(`${evaluator.name} gives ${quote(String(strength))} for ${hand()}: expected a number`);
}
