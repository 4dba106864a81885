import type { Cards } from '../../../src/cards/card.ts';
import { cardsAt, DECK } from '../../../src/cards/deck.ts';
import { inFull } from '../../../src/cards/quote.ts';
import { CLASS_COUNT } from '../../../src/evaluators/classes.ts';
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

/** Titles the checks on all hands of five cards. */
export const FIVES = 'All 2,598,960 hands of five cards';
/** Titles the checks on all hands of seven cards. */
export const SEVENS = 'All 133,784,560 hands of seven cards';
const SOME_SEVENS = 'Random hands of seven cards';

/** Checks one claim about an evaluator. */
export interface Check {
  /** Which hands are checked, as a title. */
  readonly scope: string;
  /** The name of the evaluator. */
  readonly evaluator: string;
  /** What holds if nothing is found. */
  readonly claim: string;
  /** Does the work in a pool, and returns what was found. */
  run(pool: Pool): Promise<Finding>;
}

interface Finding {
  readonly frequencies?: Frequencies;
  /** Undefined if the claim holds. */
  readonly problem?: string | undefined;
  /** The smallest two hands that show the problem. */
  readonly pair?: Difference<Cards>;
}

/** Says what a check found, and how long that took. */
export interface Result extends Finding {
  readonly check: Check;
  readonly seconds: number;
}

/** Into how many parts a check is cut: more than there are threads, so that none waits long. */
const PARTS = 16;
/** The lowest card of seven, by its index. */
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
  const [firstLoop = '', ...otherLoops] = Object.keys(sevens);
  const strengths = new Float64Array(new SharedArrayBuffer(fives * Float64Array.BYTES_PER_ELEMENT));
  return [
    referenceCheck(strengths, reference),
    ...others.map((name) => fivesCheck(strengths, name, reference)),
    ...otherLoops.map((name) => sevensCheck(name, firstLoop)),
    ...comparisons.map(randomCheck),
  ];
}

/** Stores the strengths of all fives by the reference, which must find every class. */
function referenceCheck(strengths: Float64Array, evaluator: string): Check {
  return {
    scope: FIVES,
    evaluator,
    claim: `${inFull(CLASS_COUNT)} strengths, each category as often as expected`,
    async run(pool) {
      const comparison = await compareAllFives(pool, strengths, evaluator, true);
      const frequencies = frequenciesIn(comparison);
      const problem =
        comparison.size === CLASS_COUNT
          ? findWrongFrequency(frequencies, FIVE_CARD_FREQUENCIES)
          : `it finds ${inFull(comparison.size)} different strengths, not ${inFull(CLASS_COUNT)}`;
      return { frequencies, problem };
    },
  };
}

/** Compares an evaluator on all fives with the stored strengths of the reference. */
function fivesCheck(strengths: Float64Array, evaluator: string, reference: string): Check {
  return {
    scope: FIVES,
    evaluator,
    claim: `the same order as ${reference}`,
    async run(pool) {
      const comparison = await compareAllFives(pool, strengths, evaluator, false);
      const frequencies = frequenciesIn(comparison);
      const difference = differenceFrom(reference, comparison, (index) => handAt(index, 5));
      return { frequencies, ...difference };
    },
  };
}

async function compareAllFives(
  pool: Pool,
  strengths: Float64Array,
  name: string,
  isReference: boolean,
): Promise<OrderComparison> {
  const parts = partsOf(strengths.length, PARTS);
  const inputs = parts.map((part) => ({ name, isReference, part, strengths }));
  return mergeComparisons(await pool('compareFives', inputs));
}

function frequenciesIn(comparison: OrderComparison): Frequencies {
  return frequenciesOf(inOrder(comparison).map(({ count }) => count));
}

/** Compares the strengths of all sevens by two evaluators, which must be equal. */
function sevensCheck(evaluator: string, reference: string): Check {
  return {
    scope: SEVENS,
    evaluator,
    claim: `like ${reference}; each category as often as expected`,
    async run(pool) {
      const inputs = LOWEST_OF_SEVEN.map((lowest) => ({ name: evaluator, reference, lowest }));
      const parts = await pool('countSevens', inputs);
      const countOf = (strength: number) =>
        parts.reduce((sum, { counts }) => sum + (counts[strength] as number), 0);
      const countsOfClasses = Array.from({ length: CLASS_COUNT }, (_, below) => countOf(below + 1));
      const frequencies = frequenciesOf(countsOfClasses);
      const unequal = parts.reduce((sum, part) => sum + part.unequal, 0);
      const problem =
        unequal === 0
          ? findWrongFrequency(frequencies, SEVEN_CARD_FREQUENCIES)
          : `it differs from ${reference} on ${inFull(unequal)} hands`;
      return { frequencies, problem };
    },
  };
}

/** Compares an evaluator on random sevens with the best of the 21 fives by another. */
function randomCheck({ evaluator, reference, hands }: Plan['comparisons'][number]): Check {
  return {
    scope: SOME_SEVENS,
    evaluator,
    claim: `agrees with ${reference} on ${inFull(hands)} hands`,
    async run(pool) {
      const seed = SEED_OF_RANDOM_SEVENS;
      const parts = partsOf(hands, PARTS);
      const inputs = parts.map((part) => ({ name: evaluator, reference, seed, part }));
      const comparison = mergeComparisons(await pool('compareSevens', inputs));
      return differenceFrom(reference, comparison, (index) =>
        randomHands(index + 1, 7, seed).subarray(index * 7),
      );
    },
  };
}

/** Describes how the order differs from that of the reference; an empty finding if it does not. */
function differenceFrom(
  reference: string,
  comparison: OrderComparison,
  handOf: (index: number) => ArrayLike<number>,
): Finding {
  const pair = findDifference(comparison, (index) => cardsAt(handOf(index)));
  return pair ? { problem: `not the same order as ${reference}`, pair } : {};
}
