/** Judges an evaluator: first whether it is right, then whether it is fast. */
import type { Cards } from '../../../src/cards/card.ts';
import { formatCards } from '../../../src/cards/format-cards.ts';
import { ruleChain } from '../../../src/evaluators/rule-chain.ts';
import { explain } from '../../../src/ranking/explain.ts';
import { rankHand } from '../../../src/ranking/rank-hand.ts';
import { copied } from '../../../steps/rules-under-test.ts';
import { show } from '../../machine/words/show.ts';
import { findDifferenceIn, handsOf, SIZES } from '../../race/check.ts';
import { BadExport, NoAnswer } from '../../solution/errors.ts';
import type { Host } from '../code/host.ts';
import type { Strength } from '../code/read-module.ts';
import { describeError } from '../explain/explain-failure.ts';
import { writeCall } from '../explain/write-call.ts';
import type { Breakdown, CounterExample, Speed, VerdictAt } from '../verdict.ts';
import { factorOf, LEAST_FACTOR, raceEvaluator } from './race-evaluator.ts';

const RANDOM_HANDS = 2000;

/**
 * Judges an evaluator by many hands, then in a race.
 * @param evaluator - counts its loop turns and calls, so that it can be stopped
 * @param readUncounted - reads it once more without counting, for the race
 */
export function judgeEvaluator(
  exercise: string,
  evaluator: Strength,
  readUncounted: () => Strength | undefined,
  host: Host,
): VerdictAt<'read' | 'race'> {
  const verdict = { exercise, examples: [] };
  let lastAsked: Cards = [];
  const strengthOf = (cards: Cards) => {
    host.beat();
    lastAsked = copied(cards);
    return checkedStrength(evaluator(lastAsked));
  };
  try {
    const { tried, counterExample } = host.quiet(() => compareWithRules(strengthOf));
    const judged = { ...verdict, stage: 'race', tried } as const;
    if (counterExample) {
      return { ...judged, troubles: [counterExample], speeds: [], ...host.takePrinted() };
    }
    const racer = readUncounted() ?? evaluator;
    const speeds = host.quiet(() => raceEvaluator(racer, () => host.beat()));
    return { ...judged, troubles: troublesWithSpeed(speeds), speeds, ...host.takePrinted() };
  } catch (error) {
    const described = describeError(error, undefined);
    // A bad import has nothing to do with the hand.
    const trouble = error instanceof BadExport ? described : troubleWithHand(described, lastAsked);
    return { ...verdict, stage: 'read', troubles: [{ ...trouble, ...host.takePrinted() }] };
  }
}

/** @throws NoAnswer unless a strength is a finite number */
function checkedStrength(answer: unknown): number {
  if (typeof answer === 'number' && Number.isFinite(answer)) return answer;
  throw new NoAnswer(`evaluator returned ${show(answer)}, expected a finite number`);
}

function troublesWithSpeed(speeds: readonly Speed[]): Breakdown[] {
  const factor = factorOf(speeds);
  if (factor >= LEAST_FACTOR) return [];
  const reached = `only ${factor.toFixed(1)} times as fast as the rules`;
  return [{ message: `it is right, but ${reached}: it must be ${LEAST_FACTOR} times` }];
}

function troubleWithHand(trouble: Breakdown, cards: Cards): Breakdown {
  const message = `${trouble.message}, for ${formatCards(cards)}`;
  return { ...trouble, message, call: callOf(cards) };
}

function callOf(cards: Cards): string | undefined {
  return writeCall({ name: 'evaluator', args: [cards] });
}

const WORDS = { beats: 'Black wins', 'loses to': 'White wins', 'ties with': 'a tie' } as const;

/** Compares hands of each size; stops at the first size where two are in the wrong order. */
function compareWithRules(strengthOf: Strength): {
  readonly tried: number;
  readonly counterExample?: CounterExample;
} {
  let tried = 0;
  for (const size of SIZES) {
    const { hands, byTheRules } = prepareHands(size);
    const difference = findDifferenceIn(hands, strengthOf, byTheRules);
    tried += hands.length;
    if (difference) {
      const [black, white] = difference.hands;
      const counterExample = {
        hand: `Black ${formatCards(black)}, White ${formatCards(white)}`,
        expected: `${WORDS[difference.reference]} (${explain(rankHand(black), rankHand(white))})`,
        got: WORDS[difference.judged],
        call: `[${callOf(black)}, ${callOf(white)}]`,
      };
      return { tried, counterExample };
    }
  }
  return { tried };
}

interface RankedHands {
  readonly hands: readonly Cards[];
  /** The strength of each hand. */
  readonly byTheRules: readonly number[];
}

const handsBySize = new Map<number, RankedHands>();

/** Returns the hands of a size that each evaluator is asked about, ranked by the rules, once. */
export function prepareHands(size: number): RankedHands {
  const known = handsBySize.get(size);
  if (known) return known;
  const hands = handsOf(size, RANDOM_HANDS);
  const prepared = { hands, byTheRules: hands.map(ruleChain.strength) };
  handsBySize.set(size, prepared);
  return prepared;
}
