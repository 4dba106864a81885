import { CLASS_COUNT } from '../evaluators/classes.ts';
import type { Cards } from '../kata/cards/card.ts';
import { inFull } from '../kata/cards/quote.ts';
import { countHands, handAt, partsOf } from './enumerate.ts';
import {
  FIVE_CARD_FREQUENCIES,
  type Frequencies,
  findWrongFrequency,
  frequenciesOf,
  SEVEN_CARD_FREQUENCIES,
} from './frequencies.ts';
import { type Difference, findDifference, inOrder, mergeComparisons, type OrderComparison } from './order.ts';
import type { Plan, RandomComparison } from './plan.ts';
import type { Pool } from './pool.ts';
import { cardsAt, randomHands } from './random-hands.ts';

/** Which hands a check goes through. */
export type Scope = 'all fives' | 'all sevens' | 'random sevens';

/** One claim about an evaluator, and how to find out whether it holds. */
export interface Check {
  readonly scope: Scope;
  readonly evaluator: string;
  readonly reference?: string;
  /** What holds, in words, if the check finds nothing wrong. */
  readonly claim: string;
  run(pool: Pool): Promise<Finding>;
}

export interface Finding {
  readonly frequencies?: Frequencies;
  /** What is wrong, as a sentence. */
  readonly problem?: string | undefined;
  /** The smallest two hands that show it. */
  readonly pair?: Difference<Cards>;
}

const PARTS = 16;
const LOWEST_OF_SEVEN = Array.from({ length: 46 }, (_, lowest) => lowest);
const SEED = 5;

/**
 * Plans everything that is to be proven, in order: the first check judges all hands of five cards for those after it. A test looks
 * at the first few of them only.
 */
export function planChecks({ evaluators, sevens, comparisons }: Plan, fives = countHands(5)): Check[] {
  const [reference = '', ...others] = Object.keys(evaluators);
  const [first = '', ...rest] = Object.keys(sevens);
  const strengths = new Float64Array(new SharedArrayBuffer(fives * Float64Array.BYTES_PER_ELEMENT));
  return [
    referenceCheck(reference, strengths),
    ...others.map((name) => orderCheck(name, reference, strengths)),
    ...rest.map((name) => sevensCheck(name, first)),
    ...comparisons.map(randomCheck),
  ];
}

function referenceCheck(evaluator: string, strengths: Float64Array): Check {
  return {
    scope: 'all fives',
    evaluator,
    claim: `${inFull(CLASS_COUNT)} classes, known frequencies`,
    async run(pool) {
      await pool('judgeFives', fivesOf(evaluator, strengths));
      const counts = countEqual(strengths);
      const frequencies = frequenciesOf(counts);
      return { frequencies, problem: wrongCount(counts) ?? findWrongFrequency(frequencies, FIVE_CARD_FREQUENCIES) };
    },
  };
}

function orderCheck(evaluator: string, reference: string, strengths: Float64Array): Check {
  return {
    scope: 'all fives',
    evaluator,
    reference,
    claim: `the same order as ${reference}`,
    async run(pool) {
      const comparison = mergeComparisons(await pool('compareFives', fivesOf(evaluator, strengths)));
      const frequencies = frequenciesOf(inOrder(comparison).map(({ count }) => count));
      return { frequencies, ...differenceFrom(reference, comparison, (index) => handAt(index, 5)) };
    },
  };
}

function fivesOf(name: string, strengths: Float64Array) {
  return partsOf(strengths.length, PARTS).map((part) => ({ name, part, strengths }));
}

function sevensCheck(evaluator: string, reference: string): Check {
  return {
    scope: 'all sevens',
    evaluator,
    reference,
    claim: `equal to ${reference} on every hand, known frequencies`,
    async run(pool) {
      const inputs = LOWEST_OF_SEVEN.map((lowest) => ({ name: evaluator, reference, lowest }));
      const parts = await pool('countSevens', inputs);
      const frequencies = frequenciesOf(addUp(parts.map(({ counts }) => counts)));
      const unequal = parts.reduce((sum, part) => sum + part.unequal, 0);
      if (unequal === 0) return { frequencies, problem: findWrongFrequency(frequencies, SEVEN_CARD_FREQUENCIES) };
      const comparison = mergeComparisons(await pool('orderSevens', inputs));
      const problem = `${inFull(unequal)} hands are not equal to what ${reference} gives`;
      return { frequencies, ...differenceFrom(reference, comparison, (index) => handAt(index, 7)), problem };
    },
  };
}

function randomCheck({ evaluator, reference, hands }: RandomComparison): Check {
  return {
    scope: 'random sevens',
    evaluator,
    reference,
    claim: `like the best of 21 fives by ${reference} on ${inFull(hands)}`,
    async run(pool) {
      const inputs = partsOf(hands, PARTS).map((part) => ({ name: evaluator, reference, seed: SEED, part }));
      const comparison = mergeComparisons(await pool('compareSevens', inputs));
      return differenceFrom(reference, comparison, (index) => randomHands(index + 1, 7, SEED).subarray(index * 7));
    },
  };
}

function differenceFrom(
  reference: string,
  comparison: OrderComparison,
  handOf: (index: number) => ArrayLike<number>,
): Finding {
  const difference = findDifference(comparison);
  if (!difference) return {};
  const [a, b] = difference.hands;
  const hands = [cardsAt(handOf(a)), cardsAt(handOf(b))] as const;
  return { problem: `the order is not that of ${reference}`, pair: { ...difference, hands } };
}

function wrongCount({ length }: readonly number[]): string | undefined {
  return length === CLASS_COUNT ? undefined : `there are ${inFull(length)} classes, not ${inFull(CLASS_COUNT)}`;
}

/** Counts how often each strength occurs, the weakest first. */
function countEqual(strengths: Float64Array): number[] {
  const counts = new Map<number, number>();
  for (const strength of strengths) counts.set(strength, (counts.get(strength) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b).map(([, count]) => count);
}

/** Adds up how often each strength from 1 on occurred in all parts. */
function addUp(parts: readonly Int32Array[]): number[] {
  return Array.from({ length: CLASS_COUNT }, (_, below) =>
    parts.reduce((sum, part) => sum + (part[below + 1] as number), 0),
  );
}
