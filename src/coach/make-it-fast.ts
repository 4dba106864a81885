/** Judges an evaluator: it has to give the order of the rules, and then to be faster than they are. */

import { bitBoard } from '../evaluators/bit-board/bit-board.ts';
import { neighbours } from '../evaluators/neighbours.ts';
import { rankSum } from '../evaluators/rank-sum/rank-sum.ts';
import { ruleChain } from '../evaluators/rule-chain.ts';
import type { Card, Cards } from '../kata/cards/card.ts';
import { DECK } from '../kata/cards/deck.ts';
import { formatCards } from '../kata/cards/format-cards.ts';
import { randomHands } from '../proof/random-hands.ts';
import { findDifferenceIn, handsOf, SIZES } from '../race/check.ts';
import { troubleOf } from './explain-failure.ts';
import { host } from './host.ts';
import { lastCall, unwatched } from './last-call.ts';
import type { Strength } from './learned.ts';
import { show } from './show-value.ts';
import { type CounterExample, LEAST_FACTOR, type Speed, type StepVerdict } from './verdict.ts';

/** An answer that is no number. */
class NoNumber extends Error {}

const HANDS = 2000;
const SEED = 15;

const OURS = [{ ...ruleChain, name: 'the rules' }, neighbours, bitBoard, rankSum];

export function judgeEvaluator(step: string, evaluator: Strength): StepVerdict {
  const verdict = { step, examples: 0, failed: [] };
  let asked: Cards = [];
  const ask = (cards: Cards) => {
    asked = Object.freeze(cards);
    return numberOf(evaluator(asked));
  };
  try {
    const { hunted, counterExample } = host.quiet(() => compare(ask));
    if (counterExample) return { ...verdict, counterExample, ...host.takePrinted() };
    const preparations = host.offWatch(prepareFast);
    host.tell({ kind: 'at', step });
    const speeds = host.quiet(() => measure(unwatched(evaluator), preparations));
    const message = tooSlow(speeds);
    return { ...verdict, hunted, speeds, ...host.takePrinted(), ...(message && { trouble: { message } }) };
  } catch (error) {
    const trouble = error instanceof NoNumber ? { message: error.message } : troubleOf(error, lastCall());
    return {
      ...verdict,
      trouble: { ...trouble, message: `${trouble.message}, for ${formatCards(asked)}`, ...host.takePrinted() },
    };
  }
}

function numberOf(answer: unknown): number {
  if (typeof answer === 'number' && Number.isFinite(answer)) return answer;
  throw new NoNumber(`evaluator returned ${show(answer)}, expected a number`);
}

const WORDS = { beats: 'Black wins', 'loses to': 'White wins', 'ties with': 'a tie' } as const;

/** Compares it with the rules on many hands, each size by itself. */
function compare(strengthOf: Strength): { hunted: number; counterExample?: CounterExample } {
  let hunted = 0;
  for (const { hands, byTheRules } of host.offWatch(prepareFast).sizes) {
    const found = findDifferenceIn(hands, strengthOf, byTheRules);
    hunted += hands.length;
    if (!found) continue;
    const hand = `Black ${formatCards(found.hands[0])}, White ${formatCards(found.hands[1])}`;
    return { hunted, counterExample: { hand, expected: WORDS[found.reference], got: WORDS[found.judged] } };
  }
  return { hunted };
}

/** How much faster than the rules. */
const factorOf = ([yours, rules]: readonly Speed[]): number =>
  (yours?.handsPerSecond ?? 0) / (rules?.handsPerSecond ?? 1);

function tooSlow(speeds: readonly Speed[]): string | undefined {
  const factor = factorOf(speeds);
  if (factor >= LEAST_FACTOR) return undefined;
  return `it is right, but only ${factor.toFixed(1)} times as fast as the rules, expected ${LEAST_FACTOR} times`;
}

interface Prepared {
  readonly sizes: readonly { readonly hands: readonly Cards[]; readonly byTheRules: readonly number[] }[];
  /** The hands to race on. */
  readonly pool: readonly Cards[];
  /** How fast our evaluators are on them. */
  readonly ours: readonly Speed[];
}

let prepared: Prepared | undefined;

/** Deals the hands, judges them by the rules and lets our evaluators make their tables, if that is not done yet. */
export function prepareFast(): Prepared {
  if (prepared) return prepared;
  const sizes = SIZES.map((size) => {
    const hands = handsOf(size, HANDS);
    return { hands, byTheRules: hands.map(ruleChain.strength) };
  });
  const pool = sevens(LAPS * LAP);
  for (const { strength } of OURS) strength(pool[0] as Cards);
  const ours = race(OURS, pool, (_, worked) => worked < WARM_UP);
  prepared = { sizes, pool, ours };
  return prepared;
}

/** How many hands make a lap, and how many laps there are hands for. */
const [LAP, LAPS] = [500, 10];
/** In milliseconds of work: how long ours run beforehand, how long all run, and how long at most before it is said to be too slow. */
const [WARM_UP, USUALLY, AT_MOST] = [100, 60, 900];

/**
 * Runs the learner's evaluator and ours in turn. Ours have run before, so that nobody who comes near the rules seems fast because the
 * machine has not optimized them yet; an evaluator that seems too slow runs on. So a verdict does not depend on chance.
 */
function measure(strength: Strength, { pool, ours }: Prepared): Speed[] {
  const runners = [{ name: 'yours', strength }, ...OURS];
  const known = [{ name: 'yours', handsPerSecond: 0 }, ...ours];
  return race(
    runners,
    pool,
    (speeds, worked) => worked < USUALLY || (factorOf(speeds) < LEAST_FACTOR && worked < AT_MOST),
    known,
  );
}

type Runner = { readonly name: string; readonly strength: Strength };

/** The fastest lap of each, for whatever else the machine does only slows down. */
function race(
  runners: readonly Runner[],
  pool: readonly Cards[],
  goesOn: (speeds: readonly Speed[], worked: number) => boolean,
  known: readonly Speed[] = runners.map(({ name }) => ({ name, handsPerSecond: 0 })),
): Speed[] {
  let speeds = [...known];
  const start = host.worked();
  for (let lap = 0; goesOn(speeds, host.worked() - start); lap += 1) {
    const from = (lap % LAPS) * LAP;
    speeds = speeds.map(({ name, handsPerSecond }, place) => ({
      name,
      handsPerSecond: Math.max(handsPerSecond, speedOf(runners[place] as Runner, pool, from)),
    }));
  }
  return speeds;
}

function speedOf({ strength }: Runner, pool: readonly Cards[], from: number): number {
  host.beat();
  const start = performance.now();
  for (let place = from; place < from + LAP; place += 1) strength(pool[place] as Cards);
  return (LAP * 1000) / (performance.now() - start);
}

function sevens(count: number): Cards[] {
  const indices = randomHands(count, 7, SEED);
  return Array.from({ length: count }, (_, hand) =>
    Object.freeze(Array.from(indices.subarray(hand * 7, hand * 7 + 7), (index) => DECK[index] as Card)),
  );
}
