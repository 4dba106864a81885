import { bitBoard } from '../../../fast/evaluators/bit-board/bit-board.ts';
import { neighbours } from '../../../fast/evaluators/neighbours.ts';
import { rankSum } from '../../../fast/evaluators/rank-sum/rank-sum.ts';
import { ruleChain } from '../../../fast/evaluators/rule-chain.ts';
import { randomCards } from '../../../fast/proof/random-hands.ts';
import { findDifferenceIn, handsOf, SIZES } from '../../../fast/race/check.ts';
import { lapsOf } from '../../../fast/race/lap.ts';
import { POOL_HANDS } from '../../../fast/race/workloads.ts';
import type { Cards } from '../../../kata/cards/card.ts';
import { formatCards } from '../../../kata/cards/format-cards.ts';
import { show } from '../../../machine/words/show.ts';
import { NoAnswer } from '../../../solution/errors.ts';
import { copied } from '../../../solution/freeze.ts';
import { troubleOf } from '../explain/explain-failure.ts';
import { writtenCall } from '../explain/failing-call.ts';
import { host } from '../run/host.ts';
import type { Strength } from '../run/read-modules.ts';
import type { CounterExample, ExerciseVerdict, Speed } from '../verdict.ts';

const RANDOM_HANDS = 2000;
const SEED = 15;
/** How many times as fast as the rules it must be. */
const LEAST_FACTOR = 3;

const OURS = [{ ...ruleChain, name: 'the rules' }, neighbours, bitBoard, rankSum];

/**
 * Judges an evaluator by many hands, then in a race.
 * @param uncounted - reads it without counting turns, for the race
 */
export function judgeEvaluator(
  exercise: string,
  evaluator: Strength,
  uncounted: () => Strength | undefined,
): ExerciseVerdict {
  const verdict = { exercise, examples: 0, failed: [] };
  let asked: Cards = [];
  const ask = (cards: Cards) => {
    host.beat();
    asked = copied(cards);
    const answer: unknown = evaluator(asked);
    if (typeof answer === 'number' && Number.isFinite(answer)) return answer;
    throw new NoAnswer(`evaluator returned ${show(answer)}, expected a finite number`);
  };
  try {
    const { tried, counterExample } = host.quiet(() => compare(ask));
    if (counterExample) return { ...verdict, counterExample, ...host.takePrinted() };
    const speeds = host.quiet(() => measure(uncounted() ?? evaluator));
    const factor = factorOf(speeds);
    const message = `it is right, but only ${factor.toFixed(1)} times as fast as the rules: it must be ${LEAST_FACTOR} times`;
    return {
      ...verdict,
      tried,
      speeds,
      ...host.takePrinted(),
      trouble: factor < LEAST_FACTOR ? { message } : undefined,
    };
  } catch (error) {
    const trouble = troubleOf(error, undefined);
    const [message, call] = [`${trouble.message}, for ${formatCards(asked)}`, callOf(asked)];
    return {
      ...verdict,
      trouble: { ...trouble, message, call, ...host.takePrinted() },
    };
  }
}

const callOf = (cards: Cards) => writtenCall({ name: 'evaluator', given: [cards] });

const WORDS = { beats: 'Black wins', 'loses to': 'White wins', 'ties with': 'a tie' } as const;

function compare(strengthOf: Strength): { tried: number; counterExample?: CounterExample } {
  let tried = 0;
  for (const size of SIZES) {
    const { hands, byTheRules } = prepareHands(size);
    const found = findDifferenceIn(hands, strengthOf, byTheRules);
    tried += hands.length;
    if (!found) continue;
    const call = `[${found.hands.map(callOf).join(', ')}]`;
    const hand = `Black ${formatCards(found.hands[0])}, White ${formatCards(found.hands[1])}`;
    return {
      tried,
      counterExample: { hand, expected: WORDS[found.reference], got: WORDS[found.judged], call },
    };
  }
  return { tried };
}

const prepared = new Map<
  number,
  { readonly hands: readonly Cards[]; readonly byTheRules: readonly number[] }
>();

export function prepareHands(size: number) {
  const known = prepared.get(size);
  if (known) return known;
  const hands = handsOf(size, RANDOM_HANDS);
  const found = { hands, byTheRules: hands.map(ruleChain.strength) };
  prepared.set(size, found);
  return found;
}

const factorOf = ([yours, rules]: readonly Speed[]): number =>
  (yours?.handsPerSecond ?? 0) / (rules?.handsPerSecond ?? 1);

/** The first lap, in which V8 optimizes; other laps; and how long it may take to be fast enough. */
const [FIRST_LAP_MS, LAP_MS, LONGEST_RACE_MS] = [40, 10, 900];

/**
 * Races the learner's evaluator and ours in turn, in laps; the fastest counts. One that seems too
 * slow gets more laps.
 */
function measure(evaluator: Strength): Speed[] {
  const pool = randomCards(POOL_HANDS, 7, SEED).map((cards) => Object.freeze(cards));
  const racers = [{ name: 'yours', strength: evaluator }, ...OURS].map(({ name, strength }) => {
    const run = (start: number, end: number) => {
      let sum = 0;
      for (let index = start; index < end; index += 1) sum += strength(pool[index] as Cards);
      return sum;
    };
    return { name, lap: lapsOf(run), handsPerSecond: 0 };
  });
  for (const { lap } of racers) lap(FIRST_LAP_MS);
  const deadline = performance.now() + LONGEST_RACE_MS;
  do {
    for (const racer of racers) {
      host.beat();
      const { hands, milliseconds } = racer.lap(LAP_MS);
      racer.handsPerSecond = Math.max(racer.handsPerSecond, (hands * 1000) / milliseconds);
    }
  } while (factorOf(racers) < LEAST_FACTOR && performance.now() < deadline);
  return racers.map(({ name, handsPerSecond }) => ({ name, handsPerSecond }));
}
