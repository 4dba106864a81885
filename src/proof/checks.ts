import { CLASS_COUNT } from '../evaluators/classes.ts';
import { SEVENS } from '../evaluators/sevens.ts';
import type { Card, Cards } from '../kata/cards/card.ts';
import { DECK } from '../kata/cards/deck.ts';
import { type Agreement, findDifference, inOrder, mergeAgreements, type Relation } from './agreement.ts';
import type { Crew } from './crew.ts';
import { countHands, handAt, partsOf } from './enumerate.ts';
import {
  FIVE_CARD_FREQUENCIES,
  type Frequencies,
  findWrongFrequency,
  frequenciesOf,
  SEVEN_CARD_FREQUENCIES,
} from './frequencies.ts';
import type { Report } from './jobs.ts';
import { randomHands } from './random-hands.ts';
import type { Roster, Sample } from './roster.ts';

/** Which hands a check goes through. */
export type Scope = 'all fives' | 'all sevens' | 'random sevens';

/** One claim about an evaluator, and how to find out whether it holds. */
export interface Check {
  readonly scope: Scope;
  readonly hands: number;
  readonly evaluator: string;
  readonly reference?: string;
  /** What holds, in words, if the check finds nothing wrong. */
  readonly claim: string;
  run(crew: Crew, report: Report): Promise<Finding>;
}

export interface Finding {
  readonly frequencies?: Frequencies;
  /** What is wrong, as a sentence. */
  readonly problem?: string;
  /** The smallest two hands that show it. */
  readonly pair?: Pair;
}

export interface Pair {
  readonly hands: readonly [Cards, Cards];
  readonly reference: Relation;
  readonly judged: Relation;
}

const PARTS = 16;
const LOWEST_OF_SEVEN = Array.from({ length: 46 }, (_, lowest) => lowest);
const SEED = 5;

/**
 * Everything that is to be proven, in order: the first check judges all hands of five cards for those after it. A test looks at
 * the first few of them only.
 */
export function planChecks({ evaluators, sevens, samples }: Roster, fives = countHands(5)): Check[] {
  const [reference = '', ...others] = Object.keys(evaluators);
  const [first = '', ...rest] = Object.keys(sevens);
  const strengths = new Float64Array(new SharedArrayBuffer(fives * Float64Array.BYTES_PER_ELEMENT));
  return [
    referenceCheck(reference, strengths),
    ...others.map((name) => orderCheck(name, reference, strengths)),
    ...rest.map((name) => sevensCheck(name, first)),
    ...samples.map(sampleCheck),
  ];
}

function referenceCheck(evaluator: string, strengths: Float64Array): Check {
  return {
    scope: 'all fives',
    hands: strengths.length,
    evaluator,
    claim: `${CLASS_COUNT.toLocaleString('en')} classes, known frequencies`,
    async run(crew, report) {
      const inputs = partsOf(strengths.length, PARTS).map((part) => ({ name: evaluator, part, strengths }));
      await crew.run('judgeFives', inputs, report);
      const counts = countEqual(strengths);
      const frequencies = frequenciesOf(counts);
      return {
        frequencies,
        ...complain(wrongCount(counts.length) ?? findWrongFrequency(frequencies, FIVE_CARD_FREQUENCIES)),
      };
    },
  };
}

function orderCheck(evaluator: string, reference: string, strengths: Float64Array): Check {
  return {
    scope: 'all fives',
    hands: strengths.length,
    evaluator,
    reference,
    claim: `the same order as ${reference}`,
    async run(crew, report) {
      const inputs = partsOf(strengths.length, PARTS).map((part) => ({ name: evaluator, part, strengths }));
      const agreement = mergeAgreements(await crew.run('compareFives', inputs, report));
      const frequencies = frequenciesOf(inOrder(agreement).map(({ count }) => count));
      return { frequencies, ...differenceFrom(reference, agreement, (place) => handAt(place, 5)) };
    },
  };
}

function sevensCheck(evaluator: string, reference: string): Check {
  return {
    scope: 'all sevens',
    hands: SEVENS,
    evaluator,
    reference,
    claim: `equal to ${reference} on every hand, known frequencies`,
    async run(crew, report) {
      const inputs = LOWEST_OF_SEVEN.map((lowest) => ({ name: evaluator, reference, lowest }));
      const parts = await crew.run('countSevens', inputs, report);
      const frequencies = frequenciesOf(addUp(parts.map(({ judged }) => judged)));
      const unequal = parts.reduce((sum, part) => sum + part.unequal, 0);
      if (unequal === 0) return { frequencies, ...complain(findWrongFrequency(frequencies, SEVEN_CARD_FREQUENCIES)) };
      const agreement = mergeAgreements(await crew.run('orderSevens', inputs, () => {}));
      const problem = `${unequal.toLocaleString('en')} hands are not equal to what ${reference} gives`;
      return { frequencies, ...differenceFrom(reference, agreement, (place) => handAt(place, 7)), problem };
    },
  };
}

function sampleCheck({ evaluator, reference, hands }: Sample): Check {
  return {
    scope: 'random sevens',
    hands,
    evaluator,
    reference,
    claim: `like the best of 21 fives by ${reference}`,
    async run(crew, report) {
      const inputs = partsOf(hands, PARTS).map((part) => ({ name: evaluator, reference, seed: SEED, part }));
      const agreement = mergeAgreements(await crew.run('compareSevens', inputs, report));
      return differenceFrom(reference, agreement, (place) => randomHands(place + 1, 7, SEED).subarray(place * 7));
    },
  };
}

function differenceFrom(
  reference: string,
  agreement: Agreement,
  handOf: (place: number) => ArrayLike<number>,
): Finding {
  const difference = findDifference(agreement);
  if (!difference) return {};
  const [a, b] = difference.hands;
  const cardsAt = (place: number) => Array.from(handOf(place), (index) => DECK[index] as Card);
  return { problem: `the order is not that of ${reference}`, pair: { ...difference, hands: [cardsAt(a), cardsAt(b)] } };
}

function complain(problem: string | undefined): Finding {
  return problem === undefined ? {} : { problem };
}

function wrongCount(classes: number): string | undefined {
  if (classes === CLASS_COUNT) return undefined;
  return `there are ${classes.toLocaleString('en')} classes, not ${CLASS_COUNT.toLocaleString('en')}`;
}

/** How often each strength occurs, the weakest first. */
function countEqual(strengths: Float64Array): number[] {
  const counts = new Map<number, number>();
  for (const strength of strengths) counts.set(strength, (counts.get(strength) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b).map(([, count]) => count);
}

/** How often each strength from 1 on occurred in all parts together. */
function addUp(parts: readonly Int32Array[]): number[] {
  return Array.from({ length: CLASS_COUNT }, (_, below) =>
    parts.reduce((sum, part) => sum + (part[below + 1] ?? 0), 0),
  );
}
