import type { Cards } from '../../kata/cards/card.ts';
import { cardsAt } from '../../kata/cards/deck.ts';
import { formatCards } from '../../kata/cards/format-cards.ts';
import { quote } from '../../kata/cards/quote.ts';
import { bestOfFives } from '../evaluators/best-of-fives.ts';
import type { Evaluator } from '../evaluators/evaluator.ts';
import { forEachFour, LARGEST_BLOCK } from '../evaluators/sevens.ts';
import { advance, handAt, type Part } from './enumerate.ts';
import { type OrderComparison, record } from './order.ts';
import type { Plan } from './plan.ts';
import { randomHands } from './random-hands.ts';

const JOBS = { compareFives, compareSevens, countSevens };

export type Job = keyof typeof JOBS;
export type Input<Name extends Job> = Parameters<(typeof JOBS)[Name]>[1];
export type Output<Name extends Job> = ReturnType<(typeof JOBS)[Name]>;

/** Does a job for each input, wherever it likes, and returns the outputs in the same order. */
export type Pool = <Name extends Job>(
  name: Name,
  inputs: readonly Input<Name>[],
) => Promise<Output<Name>[]>;

export function doJob<Name extends Job>(plan: Plan, name: Name, input: Input<Name>): Output<Name> {
  const job = JOBS[name] as (plan: Plan, input: Input<Name>) => Output<Name>;
  return job(plan, input);
}

/**
 * Compares an evaluator with the strengths of the reference by index of the hand, which the
 * reference fills in.
 */
function compareFives(
  { evaluators }: Plan,
  {
    name,
    isReference,
    part,
    strengths,
  }: { name: string; isReference: boolean; part: Part; strengths: Float64Array },
): OrderComparison {
  const comparison: OrderComparison = new Map();
  const hand = handAt(part.start, 5);
  for (let index = part.start; index < part.end; index++) {
    const strength = strengthOf(evaluators[name] as Evaluator, cardsAt(hand));
    if (isReference) strengths[index] = strength;
    record(comparison, strengths[index] as number, strength, index);
    advance(hand);
  }
  return comparison;
}

/** Compares an evaluator on random sevens with the strongest five of each by the reference. */
function compareSevens(
  { evaluators }: Plan,
  { name, reference, seed, part }: { name: string; reference: string; seed: number; part: Part },
): OrderComparison {
  const bestFive = bestOfFives((five: Cards) =>
    strengthOf(evaluators[reference] as Evaluator, five),
  );
  const comparison: OrderComparison = new Map();
  const hands = randomHands(part.end, 7, seed);
  for (let index = part.start; index < part.end; index++) {
    const hand = hands.subarray(index * 7, index * 7 + 7);
    record(
      comparison,
      bestFive(cardsAt(hand)),
      strengthOf(evaluators[name] as Evaluator, cardsAt(hand)),
      index,
    );
  }
  return comparison;
}

/** Counts how often each strength occurs among sevens, and how often the reference differs. */
function countSevens(
  { sevens }: Plan,
  { name, reference, lowest }: { name: string; reference: string; lowest: number },
): { counts: Int32Array; unequal: number } {
  const [judged, right] = [new Uint16Array(LARGEST_BLOCK), new Uint16Array(LARGEST_BLOCK)];
  const counts = new Int32Array(1 << 16);
  let unequal = 0;
  forEachFour(lowest, (a, b, c, d) => {
    sevens[name]?.(a, b, c, d, judged);
    const count = sevens[reference]?.(a, b, c, d, right) ?? 0;
    for (let at = 0; at < count; at++) {
      const strength = judged[at] as number;
      counts[strength] = (counts[strength] as number) + 1;
      unequal += Number(strength !== right[at]);
    }
  });
  return { counts, unequal };
}

function strengthOf(evaluator: Evaluator, cards: Cards): number {
  const strength = evaluator.strength(cards);
  if (Number.isFinite(strength)) return strength;
  throw new Error(
    `${evaluator.name} gives ${strength} for ${quote(formatCards(cards))}: expected a number`,
  );
}
