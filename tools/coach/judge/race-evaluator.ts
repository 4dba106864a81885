/** Races an evaluator against the rules and some of our evaluators. */
import type { Cards } from '../../../src/cards/card.ts';
import { bitBoard } from '../../../src/evaluators/bit-board/bit-board.ts';
import { neighbours } from '../../../src/evaluators/neighbours.ts';
import { rankSum } from '../../../src/evaluators/rank-sum/rank-sum.ts';
import { ruleChain } from '../../../src/evaluators/rule-chain.ts';
import { lapsOf } from '../../race/lap.ts';
import { randomCards } from '../../race/proof/random-hands.ts';
import { POOL_HANDS, type Run } from '../../race/workloads.ts';
import type { Strength } from '../code/read-module.ts';
import type { Speed } from '../verdict.ts';

/** How many times as fast as the rules an evaluator must be. */
export const LEAST_FACTOR = 3;

const OPPONENTS = [{ ...ruleChain, name: 'the rules' }, neighbours, bitBoard, rankSum];

const HAND_SIZE = 7;
const SEED_OF_RACED_HANDS = 15;

/** Long enough that V8 optimizes the code. */
const FIRST_LAP_MS = 40;
const LAP_MS = 10;
/** How long an evaluator may take to show that it is fast enough. */
const LONGEST_RACE_MS = 900;

/**
 * Races an evaluator and ours in turn, in laps; the fastest lap of each counts. If the evaluator
 * seems too slow, everybody gets more laps, because the machine may have been busy.
 * @param onLap - called before each lap
 * @returns the speed of the evaluator, called "yours", then of the rules, then of ours
 */
export function raceEvaluator(evaluator: Strength, onLap: () => void): Speed[] {
  const pool = randomCards(POOL_HANDS, HAND_SIZE, SEED_OF_RACED_HANDS).map((cards) =>
    Object.freeze(cards),
  );
  const racers = [{ name: 'yours', strength: evaluator }, ...OPPONENTS].map(
    ({ name, strength }) => ({ name, lap: lapsOf(runOver(pool, strength)), handsPerSecond: 0 }),
  );
  for (const { lap } of racers) lap(FIRST_LAP_MS);
  const deadline = performance.now() + LONGEST_RACE_MS;
  do {
    for (const racer of racers) {
      onLap();
      const { hands, milliseconds } = racer.lap(LAP_MS);
      racer.handsPerSecond = Math.max(racer.handsPerSecond, (hands * 1000) / milliseconds);
    }
  } while (factorOf(racers) < LEAST_FACTOR && performance.now() < deadline);
  return racers.map(({ name, handsPerSecond }) => ({ name, handsPerSecond }));
}

function runOver(pool: readonly Cards[], strengthOf: Strength): Run {
  return (start, end) => {
    let sum = 0;
    for (let index = start; index < end; index += 1) sum += strengthOf(pool[index] as Cards);
    return sum;
  };
}

/** Returns how many times as fast as the second, the rules, the first is. */
export function factorOf([yours, rules]: readonly Speed[]): number {
  return (yours?.handsPerSecond ?? 0) / (rules?.handsPerSecond ?? 1);
}
