/** The work of a proof, in parts that threads do at the same time. */
import type { Cards } from '../../../src/cards/card.ts';
import { cardsAt } from '../../../src/cards/deck.ts';
import { formatCards } from '../../../src/cards/format-cards.ts';
import { quote } from '../../../src/cards/quote.ts';
import { bestOfFives } from '../../../src/evaluators/best-of-fives.ts';
import type { Evaluator } from '../../../src/evaluators/evaluator.ts';
import { forEachFour, LARGEST_BLOCK } from '../../../src/evaluators/sevens.ts';
import { advance, handAt, type Part } from './enumerate.ts';
import { type OrderComparison, record } from './order.ts';
import type { Plan } from './plan.ts';
import { randomHands } from './random-hands.ts';

const JOBS = { compareFives, compareSevens, countSevens };

/** Names the work that a thread can do. */
export type Job = keyof typeof JOBS;
/** Says what a job works on, in one thread. */
export type Input<Name extends Job> = Parameters<(typeof JOBS)[Name]>[1];
/** Gives what a job found in one thread. */
export type Output<Name extends Job> = ReturnType<(typeof JOBS)[Name]>;

/** Does a job for each input, wherever it likes, and returns the outputs in the same order. */
export type Pool = <Name extends Job>(
  name: Name,
  inputs: readonly Input<Name>[],
) => Promise<Output<Name>[]>;

/** Does one job. @throws Error if an evaluator gives anything but a number */
export function doJob<Name extends Job>(plan: Plan, name: Name, input: Input<Name>): Output<Name> {
  const job = JOBS[name] as (plan: Plan, input: Input<Name>) => Output<Name>;
  return job(plan, input);
}

interface Fives {
  /** The name of the evaluator. */
  readonly name: string;
  readonly isReference: boolean;
  readonly part: Part;
  /** By the index of the hand, shared by all threads: the reference fills them in. */
  readonly strengths: Float64Array;
}

/** Compares an evaluator with the strengths of the reference, or fills these in. */
function compareFives(
  { evaluators }: Plan,
  { name, isReference, part, strengths }: Fives,
): OrderComparison {
  const evaluator = evaluators[name] as Evaluator;
  const comparison: OrderComparison = new Map();
  const hand = handAt(part.start, 5);
  for (let index = part.start; index < part.end; index++) {
    const strength = strengthOf(evaluator, cardsAt(hand));
    if (isReference) strengths[index] = strength;
    record(comparison, strengths[index] as number, strength, index);
    advance(hand);
  }
  return comparison;
}

interface RandomSevens {
  readonly name: string;
  readonly reference: string;
  /** Of all hands. */
  readonly seed: number;
  readonly part: Part;
}

/** Compares an evaluator on random sevens with the strongest five of each by the reference. */
function compareSevens(
  { evaluators }: Plan,
  { name, reference, seed, part }: RandomSevens,
): OrderComparison {
  const judged = evaluators[name] as Evaluator;
  const judge = evaluators[reference] as Evaluator;
  const strengthOfBestFive = bestOfFives((five: Cards) => strengthOf(judge, five));
  const comparison: OrderComparison = new Map();
  const hands = randomHands(part.end, 7, seed);
  for (let index = part.start; index < part.end; index++) {
    const hand = cardsAt(hands.subarray(index * 7, index * 7 + 7));
    record(comparison, strengthOfBestFive(hand), strengthOf(judged, hand), index);
  }
  return comparison;
}

interface SevensOfLowest {
  readonly name: string;
  readonly reference: string;
  /** The index of the lowest card of all hands. */
  readonly lowest: number;
}

interface CountedSevens {
  /** By strength. */
  readonly counts: Int32Array;
  /** On how many hands the reference differs. */
  readonly unequal: number;
}

/** Counts how often each strength occurs among sevens, and how often the reference differs. */
function countSevens({ sevens }: Plan, { name, reference, lowest }: SevensOfLowest): CountedSevens {
  const judged = new Uint16Array(LARGEST_BLOCK);
  const right = new Uint16Array(LARGEST_BLOCK);
  const counts = new Int32Array(1 << 16);
  let unequal = 0;
  forEachFour(lowest, (a, b, c, d) => {
    sevens[name]?.(a, b, c, d, judged);
    const count = sevens[reference]?.(a, b, c, d, right) ?? 0;
    for (let hand = 0; hand < count; hand++) {
      const strength = judged[hand] as number;
      counts[strength] = (counts[strength] as number) + 1;
      if (strength !== right[hand]) unequal += 1;
    }
  });
  return { counts, unequal };
}

function strengthOf(evaluator: Evaluator, cards: Cards): number {
  const strength = evaluator.strength(cards);
  if (Number.isFinite(strength)) return strength;
  const hand = quote(formatCards(cards));
  throw new Error(`${evaluator.name} gives ${strength} for ${hand}: expected a number`);
}
