/** Judges an evaluator: it must order hands as the rules do, and be faster than they are. */

import { bitBoard } from '../evaluators/bit-board/bit-board.ts';
import { neighbours } from '../evaluators/neighbours.ts';
import { rankSum } from '../evaluators/rank-sum/rank-sum.ts';
import { ruleChain } from '../evaluators/rule-chain.ts';
import type { Card, Cards } from '../kata/cards/card.ts';
import { DECK } from '../kata/cards/deck.ts';
import { formatCards } from '../kata/cards/format-cards.ts';
import { BadExport } from '../load/exports-of.ts';
import { randomHands } from '../proof/random-hands.ts';
import { findDifferenceIn, handsOf, SIZES } from '../race/check.ts';
import { troubleOf } from './explain-failure.ts';
import { writtenCall } from './failing-call.ts';
import { host } from './host.ts';
import { lastCall, unwatched } from './last-call.ts';
import type { Strength } from './learned.ts';
import { show } from './show-value.ts';
import { type CounterExample, LEAST_FACTOR, type Speed, type StepVerdict } from './verdict.ts';

/** An answer that is not a number. */
class NoNumber extends Error {}

const RANDOM_HANDS = 2000;
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
    const message = error instanceof BadExport ? error.message : `${trouble.message}, for ${formatCards(asked)}`;
    const call = writtenCall('evaluator', [asked]);
    return { ...verdict, trouble: { ...trouble, message, ...(call && { call }), ...host.takePrinted() } };
  }
}

function numberOf(answer: unknown): number {
  if (typeof answer === 'number' && Number.isFinite(answer)) return answer;
  throw new NoNumber(`evaluator returned ${show(answer)}, expected a finite number`);
}

const WORDS = { beats: 'Black wins', 'loses to': 'White wins', 'ties with': 'a tie' } as const;

/** Compares it with the rules on many hands of each size. */
function compare(strengthOf: Strength): { hunted: number; counterExample?: CounterExample } {
  let hunted = 0;
  for (const { hands, byTheRules } of host.offWatch(prepareFast).sizes) {
    const found = findDifferenceIn(hands, strengthOf, byTheRules);
    hunted += hands.length;
    if (!found) continue;
    const call = `[${found.hands.map((cards) => writtenCall('evaluator', [cards])).join(', ')}]`;
    const hand = `Black ${formatCards(found.hands[0])}, White ${formatCards(found.hands[1])}`;
    return { hunted, counterExample: { hand, expected: WORDS[found.reference], got: WORDS[found.judged], call } };
  }
  return { hunted };
}

/** How many times as fast as the rules. */
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

/** Deals the hands, judges them by the rules and has our evaluators build their tables, unless that is done. */
export function prepareFast(): Prepared {
  if (prepared) return prepared;
  const sizes = SIZES.map((size) => {
    const hands = handsOf(size, RANDOM_HANDS);
    return { hands, byTheRules: hands.map(ruleChain.strength) };
  });
  const pool = sevens(LAPS * LAP_HANDS);
  for (const { strength } of OURS) strength(pool[0] as Cards);
  const ours = race(OURS, pool, (_, worked) => worked < WARM_UP_MS);
  prepared = { sizes, pool, ours };
  return prepared;
}

/** The number of hands in a lap, and the number of laps that the pool has hands for. */
const [LAP_HANDS, LAPS] = [500, 10];
/** The clock of a browser goes in steps of 0.1 milliseconds, so a shorter lap is run again. */
const LEAST_LAP_MS = 1;
/** In milliseconds of work: how long ours warm up, how long all run, and how long at most before the verdict is "too slow". */
const [WARM_UP_MS, RACE_MS, LONGEST_RACE_MS] = [100, 60, 900];

/**
 * Runs the learner's evaluator and ours in turn. Ours are warm, or the learner's would seem fast while V8 has not optimized the
 * rules yet; and an evaluator that seems too slow gets more time. So the verdict does not depend on chance.
 */
function measure(strength: Strength, { pool, ours }: Prepared): Speed[] {
  const contestants = [{ name: 'yours', strength }, ...OURS];
  const known = [{ name: 'yours', handsPerSecond: 0 }, ...ours];
  return race(
    contestants,
    pool,
    (speeds, worked) => worked < RACE_MS || (factorOf(speeds) < LEAST_FACTOR && worked < LONGEST_RACE_MS),
    known,
  );
}

type Contestant = { readonly name: string; readonly strength: Strength };

/** Takes the fastest lap of each, because other work on the machine can only slow a lap down. */
function race(
  contestants: readonly Contestant[],
  pool: readonly Cards[],
  goesOn: (speeds: readonly Speed[], worked: number) => boolean,
  known: readonly Speed[] = contestants.map(({ name }) => ({ name, handsPerSecond: 0 })),
): Speed[] {
  let speeds = [...known];
  const start = host.worked();
  for (let lap = 0; goesOn(speeds, host.worked() - start); lap += 1) {
    const from = (lap % LAPS) * LAP_HANDS;
    speeds = speeds.map(({ name, handsPerSecond }, place) => ({
      name,
      handsPerSecond: Math.max(handsPerSecond, speedOf(contestants[place] as Contestant, pool, from)),
    }));
  }
  return speeds;
}

function speedOf({ strength }: Contestant, pool: readonly Cards[], from: number): number {
  host.beat();
  const start = performance.now();
  for (let hands = LAP_HANDS; ; hands += LAP_HANDS) {
    for (let place = from; place < from + LAP_HANDS; place += 1) strength(pool[place] as Cards);
    const milliseconds = performance.now() - start;
    if (milliseconds >= LEAST_LAP_MS) return (hands * 1000) / milliseconds;
  }
}

function sevens(count: number): Cards[] {
  const indices = randomHands(count, 7, SEED);
  return Array.from({ length: count }, (_, hand) =>
    Object.freeze(Array.from(indices.subarray(hand * 7, hand * 7 + 7), (index) => DECK[index] as Card)),
  );
}
