import type { Cards } from '../../kata/cards/card.ts';
import { cardsAt, DECK } from '../../kata/cards/deck.ts';
import { inFull } from '../../kata/cards/quote.ts';
import { CLASS_COUNT } from '../evaluators/classes.ts';
import { choose, handAt, partsOf } from './enumerate.ts';
import {
  FIVE_CARD_FREQUENCIES,
  type Frequencies,
  findWrongFrequency,
  frequenciesOf,
  SEVEN_CARD_FREQUENCIES,
} from './frequencies.ts';
import type { Pool } from './jobs.ts';
import {
  type Difference,
  findDifference,
  inOrder,
  mergeComparisons,
  type OrderComparison,
} from './order.ts';
import type { Plan } from './plan.ts';
import { randomHands } from './random-hands.ts';

export const FIVES = 'All 2,598,960 hands of five cards';
export const SEVENS = 'All 133,784,560 hands of seven cards';
const SOME_SEVENS = 'Random hands of seven cards';

export interface Check {
  readonly scope: string;
  readonly evaluator: string;
  readonly reference?: string | undefined;
  readonly claim: string;
  run(pool: Pool): Promise<Finding>;
}

interface Finding {
  readonly frequencies?: Frequencies;
  readonly problem?: string | undefined;
  /** The smallest two hands that show the problem. */
  readonly pair?: Difference<Cards>;
}

export interface Result extends Finding {
  readonly check: Check;
  readonly seconds: number;
}

const PARTS = 16;
const LOWEST_OF_SEVEN = Array.from({ length: 46 }, (_, lowest) => lowest);
const SEED_OF_RANDOM_SEVENS = 5;

/** Runs the checks in turn. If one throws, it has failed, and the others still run. */
export async function* prove(checks: readonly Check[], pool: Pool): AsyncGenerator<Result> {
  for (const check of checks) {
    const start = performance.now();
    const finding = await check
      .run(pool)
      .catch((error: Error): Finding => ({ problem: error.message }));
    yield { check, seconds: (performance.now() - start) / 1000, ...finding };
  }
}

/**
 * Plans the checks. The first stores the strengths of all fives.
 * @param fives - fewer hands, for tests
 */
export function planChecks(
  { evaluators, sevens, comparisons }: Plan,
  fives = choose(DECK.length, 5),
): Check[] {
  const [reference = '', ...others] = Object.keys(evaluators);
  const [first = '', ...rest] = Object.keys(sevens);
  const strengths = new Float64Array(new SharedArrayBuffer(fives * Float64Array.BYTES_PER_ELEMENT));
  return [
    fivesCheck(strengths, reference),
    ...others.map((name) => fivesCheck(strengths, name, reference)),
    ...rest.map((name) => sevensCheck(name, first)),
    ...comparisons.map(randomCheck),
  ];
}

/**
 * Compares an evaluator with the reference on all fives. The reference itself must find every
 * class.
 */
function fivesCheck(strengths: Float64Array, evaluator: string, reference?: string): Check {
  return {
    scope: FIVES,
    evaluator,
    reference,
    claim: reference
      ? `the same order as ${reference}`
      : `${inFull(CLASS_COUNT)} classes, known frequencies`,
    async run(pool) {
      const parts = partsOf(strengths.length, PARTS);
      const inputs = parts.map((part) => ({
        name: evaluator,
        isReference: !reference,
        part,
        strengths,
      }));
      const comparison = mergeComparisons(await pool('compareFives', inputs));
      const counts = inOrder(comparison).map(({ count }) => count);
      const frequencies = frequenciesOf(counts);
      if (reference)
        return {
          frequencies,
          ...differenceFrom(reference, comparison, (index) => handAt(index, 5)),
        };
      const { length } = counts;
      if (length === CLASS_COUNT)
        return { frequencies, problem: findWrongFrequency(frequencies, FIVE_CARD_FREQUENCIES) };
      return {
        frequencies,
        problem: `it finds ${inFull(length)} classes, not ${inFull(CLASS_COUNT)}`,
      };
    },
  };
}

function sevensCheck(evaluator: string, reference: string): Check {
  return {
    scope: SEVENS,
    evaluator,
    reference,
    claim: `equal to ${reference} on every hand, known frequencies`,
    async run(pool) {
      const inputs = LOWEST_OF_SEVEN.map((lowest) => ({ name: evaluator, reference, lowest }));
      const parts = await pool('countSevens', inputs);
      const countOf = (strength: number) =>
        parts.reduce((sum, { counts }) => sum + (counts[strength] as number), 0);
      const frequencies = frequenciesOf(
        Array.from({ length: CLASS_COUNT }, (_, below) => countOf(below + 1)),
      );
      const unequal = parts.reduce((sum, part) => sum + part.unequal, 0);
      if (unequal === 0)
        return { frequencies, problem: findWrongFrequency(frequencies, SEVEN_CARD_FREQUENCIES) };
      return { frequencies, problem: `it differs from ${reference} on ${inFull(unequal)} hands` };
    },
  };
}

function randomCheck({ evaluator, reference, hands }: Plan['comparisons'][number]): Check {
  return {
    scope: SOME_SEVENS,
    evaluator,
    reference,
    claim: `the best of 21 fives by ${reference} on ${inFull(hands)}`,
    async run(pool) {
      const inputs = partsOf(hands, PARTS).map((part) => ({
        name: evaluator,
        reference,
        seed: SEED_OF_RANDOM_SEVENS,
        part,
      }));
      const comparison = mergeComparisons(await pool('compareSevens', inputs));
      return differenceFrom(reference, comparison, (index) =>
        randomHands(index + 1, 7, SEED_OF_RANDOM_SEVENS).subarray(index * 7),
      );
    },
  };
}

type HandAt = (index: number) => ArrayLike<number>;

function differenceFrom(reference: string, comparison: OrderComparison, handOf: HandAt): Finding {
  const pair = findDifference(comparison, (index) => cardsAt(handOf(index)));
  return pair ? { problem: `not the same order as ${reference}`, pair } : {};
}
