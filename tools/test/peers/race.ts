/**
 * Our two fastest evaluators against those on npm: the same random hands, in one run, each in the
 * form its own functions take. Every entrant judges all hands in each round, and the rounds take
 * turns, so that whatever else the machine does hits all alike.
 *
 *     npm ci && npm run race    (prints what stands in the README of the evaluators)
 */
import { bitBoardSeven, bitBoardSevens } from '../../../src/evaluators/bit-board/bit-board.ts';
import { evaluate, evaluate7, evaluate7Unchecked } from '../../../src/evaluators/evaluate.ts';
import { rankSumSevens } from '../../../src/evaluators/rank-sum/rank-sum.ts';
import { forEachFour, LARGEST_BLOCK, type SevensOfFour } from '../../../src/evaluators/sevens.ts';
import { randomHands } from '../../race/proof/random-hands.ts';
import { type Entrant, overHands, overNumbers } from './entrant.ts';
import { peers } from './peers.ts';

const HANDS = 100_000;
const SLOW_HANDS = 2000;
const SEED = 1;
const WARM_UP_ROUNDS = 6;
const ROUNDS = 15;

const typed = randomHands(HANDS, 7, SEED);
const lists = Array.from({ length: HANDS }, (_, hand) => [
  ...typed.subarray(hand * 7, hand * 7 + 7),
]);

const ENTRANTS: readonly Entrant[] = [
  ['rank-sum, seven numbers from a typed array', 'ours', overNumbers(typed, evaluate7Unchecked)],
  [
    'evaluate7, which checks its input, seven numbers from a typed array',
    'ours',
    overNumbers(typed, evaluate7),
  ],
  [
    'evaluate, which checks its input, a plain array',
    'ours',
    overHands(lists, (hand) => evaluate(hand)),
  ],
  [
    'bit-board, seven numbers from a typed array, encoding included',
    'ours',
    overNumbers(typed, bitBoardSeven),
  ],
  ...peers(lists, SLOW_HANDS),
];

/**
 * Measures million hands a second. The fast ones go several times over the hands, or the clock
 * would be too coarse.
 */
function speedOf([, kind, run]: Entrant): number {
  const hands = kind === 'slow peer' ? SLOW_HANDS : HANDS;
  const times = kind === 'ours' ? 6 : 1;
  const start = performance.now();
  let sum = 0;
  for (let time = 0; time < times; time++) sum += run(hands);
  const elapsed = performance.now() - start;
  if (!(sum > 0)) throw new Error(`the results add up to "${sum}"`);
  return (hands * times) / elapsed / 1000;
}

/**
 * Goes through all sevens in order, by adding the seventh card to the other six; returns the
 * seconds of a second pass.
 */
function enumerate(sevensOf: SevensOfFour): number {
  const strengths = new Uint16Array(LARGEST_BLOCK);
  const pass = () => {
    const start = performance.now();
    for (let lowest = 0; lowest <= 45; lowest++) {
      forEachFour(lowest, (a, b, c, d) => {
        sevensOf(a, b, c, d, strengths);
      });
    }
    return (performance.now() - start) / 1000;
  };
  pass();
  return pass();
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}

const speeds = ENTRANTS.map((): number[] => []);
for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
  for (const [index, entrant] of ENTRANTS.entries()) {
    const measured = speedOf(entrant);
    if (round >= 0) speeds[index]?.push(measured);
  }
}
const medians = speeds.map(median);
const fastestPeer = Math.max(...medians.filter((_, index) => ENTRANTS[index]?.[1] !== 'ours'));
console.log(
  '| what is called | million hands per second | times as fast as the fastest package |\n| --- | ---: | ---: |',
);
for (const [index, [name]] of ENTRANTS.entries()) {
  const speed = medians[index] as number;
  const ratio = Number((speed / fastestPeer).toPrecision(2));
  const entrant = name.replace(/^[@a-z][\w@/-]*/, '`$&`');
  console.log(`| ${entrant} | ${speed.toFixed(speed < 1 ? 3 : 1)} | ${ratio} |`);
}
const rankSum = enumerate(rankSumSevens).toFixed(2);
const bitBoard = enumerate(bitBoardSevens).toFixed(2);
console.log(
  '\nAll 133,784,560 hands of seven in order, each card added only once: ' +
    `\`rank-sum\` takes ${rankSum} s, \`bit-board\` takes ${bitBoard} s.`,
);
