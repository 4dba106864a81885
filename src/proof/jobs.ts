import { bestOfFives } from '../evaluators/best-of-fives.ts';
import type { Evaluator } from '../evaluators/evaluator.ts';
import { forEachFour, LARGEST_BLOCK } from '../evaluators/sevens.ts';
import type { Cards } from '../kata/cards/card.ts';
import { formatCards } from '../kata/cards/format-cards.ts';
import { quote } from '../kata/cards/quote.ts';
import { advance, firstWithLowest, handAt, type Part } from './enumerate.ts';
import { type OrderComparison, record } from './order.ts';
import type { Plan } from './plan.ts';
import { cardsAt, randomHands } from './random-hands.ts';

/** The work of the proof in pieces for worker threads: inputs and outputs can be sent between threads. */
export const JOBS = { judgeFives, compareFives, compareSevens, countSevens, orderSevens };

interface Fives {
  readonly name: string;
  readonly part: Part;
  /** By the reference, of each hand at its index. */
  readonly strengths: Float64Array;
}

/** Fills in the strengths of hands of five cards. */
function judgeFives({ evaluators }: Plan, { name, part, strengths }: Fives): void {
  const evaluator = evaluators[name] as Evaluator;
  forEachFive(part, (hand, index) => {
    strengths[index] = strengthOf(evaluator, cardsAt(hand));
  });
}

/** Compares an evaluator with these strengths of the reference. */
function compareFives({ evaluators }: Plan, { name, part, strengths }: Fives): OrderComparison {
  const evaluator = evaluators[name] as Evaluator;
  const comparison: OrderComparison = new Map();
  forEachFive(part, (hand, index) => {
    record(comparison, strengths[index] as number, strengthOf(evaluator, cardsAt(hand)), index);
  });
  return comparison;
}

/** Visits a part of all hands of five cards. */
function forEachFive({ start, end }: Part, visit: (hand: readonly number[], index: number) => void): void {
  const hand = handAt(start, 5);
  for (let index = start; index < end; index++) {
    visit(hand, index);
    advance(hand);
  }
}

/** Compares an evaluator on random hands of seven cards with the reference's best of any five of them. */
function compareSevens(
  { evaluators }: Plan,
  { name, reference, seed, part }: { name: string; reference: string; seed: number; part: Part },
): OrderComparison {
  const bestFive = bestOfFives((five: Cards) => strengthOf(evaluators[reference] as Evaluator, five));
  const comparison: OrderComparison = new Map();
  const hands = randomHands(part.end, 7, seed);
  for (let index = part.start; index < part.end; index++) {
    const hand = hands.subarray(index * 7, index * 7 + 7);
    record(comparison, bestFive(cardsAt(hand)), strengthOf(evaluators[name] as Evaluator, cardsAt(hand)), index);
  }
  return comparison;
}

interface Sevens {
  readonly name: string;
  readonly reference: string;
  readonly lowest: number;
}

/** Counts how often a way through the sevens gives each strength, and on how many hands it differs from the reference. */
function countSevens(plan: Plan, input: Sevens): { counts: Int32Array; unequal: number } {
  const counts = new Int32Array(1 << 16);
  let unequal = 0;
  forEachBlock(plan, input, (judged, reference, count) => {
    for (let at = 0; at < count; at++) {
      const strength = judged[at] as number;
      counts[strength] = (counts[strength] as number) + 1;
      unequal += Number(strength !== reference[at]);
    }
  });
  return { counts, unequal };
}

/** Compares two ways through the sevens. Much slower than counting, so only used when they differ. */
function orderSevens(plan: Plan, input: Sevens): OrderComparison {
  const comparison: OrderComparison = new Map();
  let index = firstWithLowest(input.lowest, 7);
  forEachBlock(plan, input, (judged, reference, count) => {
    for (let at = 0; at < count; at++) record(comparison, reference[at] as number, judged[at] as number, index++);
  });
  return comparison;
}

/** Visits the strengths that two ways give to the same sevens, four lowest cards at a time. */
function forEachBlock(
  { sevens }: Plan,
  { name, reference, lowest }: Sevens,
  visit: (judged: Uint16Array, reference: Uint16Array, count: number) => void,
): void {
  const strengths = [new Uint16Array(LARGEST_BLOCK), new Uint16Array(LARGEST_BLOCK)] as const;
  forEachFour(lowest, (a, b, c, d) => {
    sevens[name]?.(a, b, c, d, strengths[0]);
    visit(...strengths, sevens[reference]?.(a, b, c, d, strengths[1]) ?? 0);
  });
}

function strengthOf(evaluator: Evaluator, cards: Cards): number {
  const strength = evaluator.strength(cards);
  if (Number.isFinite(strength)) return strength;
  throw new Error(`${evaluator.name} gives ${strength} for ${quote(formatCards(cards))}: expected a number`);
}
