/**
 * Our two fastest evaluators against those on npm: the same random hands, in one run, each in the form its own functions take.
 * Every entrant judges all hands in each round, and the rounds take turns, so that whatever else the machine does hits all alike.
 *
 *     npm ci && npm run race
 *     npm run race -- --write    (also into the README of the evaluators, where the figures stand)
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { bitBoardSeven, bitBoardSevens } from '../../src/evaluators/bit-board/bit-board.ts';
import { evaluate, evaluate7, evaluate7Unchecked } from '../../src/evaluators/evaluate.ts';
import { rankSumSevens } from '../../src/evaluators/rank-sum/rank-sum.ts';
import { forEachFour, LARGEST_BLOCK, SEVENS, type SevensOfFour } from '../../src/evaluators/sevens.ts';
import { randomHands } from '../../src/proof/random-hands.ts';
import { type Entrant, overHands, overNumbers } from './entrant.ts';
import { peers } from './peers.ts';

const [HANDS, SLOW_HANDS, SEED] = [100_000, 2000, 1];
const [WARM_UP_ROUNDS, ROUNDS] = [6, 15];

const PAGE = '../../src/evaluators/README.md';
const MARKED = /(?<=<!-- peers -->\n\n).*(?=\n\n<!-- end of peers -->)/s;

const typed = randomHands(HANDS, 7, SEED);
const lists = Array.from({ length: HANDS }, (_, hand) => [...typed.subarray(hand * 7, hand * 7 + 7)]);

const ENTRANTS: readonly Entrant[] = [
  ['rank-sum, seven numbers from a typed array', 'ours', overNumbers(typed, evaluate7Unchecked)],
  ['evaluate7, checked, the same', 'ours', overNumbers(typed, evaluate7)],
  ['evaluate, checked, a plain array', 'ours', overHands(lists, (hand) => evaluate(hand))],
  ['bit-board, seven numbers from a typed array, encoding included', 'ours', overNumbers(typed, bitBoardSeven)],
  ...peers(lists, SLOW_HANDS),
];

/** Measures million hands a second. The fast ones go several times over the hands, or the clock would be too coarse. */
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

/** Goes through all sevens in order, by adding the seventh card to the other six; returns the seconds of a second pass. */
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

const speeds = ENTRANTS.map((): number[] => []);
for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
  for (const [index, entrant] of ENTRANTS.entries()) {
    const speed = speedOf(entrant);
    if (round >= 0) speeds[index]?.push(speed);
  }
}
const medians = speeds.map((all) => all.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] as number);
const fastestPeer = Math.max(...medians.filter((_, index) => ENTRANTS[index]?.[1] !== 'ours'));
const rows = ENTRANTS.map(([name], index) => {
  const [median = 0, all = []] = [medians[index], speeds[index]];
  const range = `${figure(Math.min(...all))} to ${figure(Math.max(...all))}`;
  return { name, median: figure(median), range, ratio: Number((median / fastestPeer).toPrecision(2)) };
});
console.log(`${HANDS} random sevens, ${ROUNDS} rounds after ${WARM_UP_ROUNDS} to warm up; Node ${process.version}`);
console.log('million hands a second: median (minimum to maximum), times the fastest peer\n');
for (const { name, median, range, ratio } of rows) {
  console.log(`${name.padEnd(64)} ${median.padStart(7)} ${`(${range})`.padStart(18)} ${ratio} x`);
}
const [rankSum, bitBoard] = [rankSumSevens, bitBoardSevens].map((sevensOf) => enumerate(sevensOf).toFixed(2));
const inOrder = `All ${SEVENS.toLocaleString('en')} hands of seven in order, keys added card by card: \`rank-sum\` takes ${rankSum} s, \`bit-board\` takes ${bitBoard} s.`;
console.log(`\n${inOrder}`);
if (process.argv.includes('--write')) {
  const table = [
    '| entrant | million hands a second | times the fastest peer |',
    '| --- | ---: | ---: |',
    ...rows.map(({ name, median, ratio }) => `| ${name.replace(/^[@a-z][\w@/-]*/, '`$&`')} | ${median} | ${ratio} |`),
  ];
  const page = readFileSync(PAGE, 'utf8');
  if (!MARKED.test(page)) throw new Error(`${PAGE} lacks the marks of the figures`);
  writeFileSync(PAGE, page.replace(MARKED, [...table, '', inOrder].join('\n')));
}

function figure(speed: number): string {
  return speed < 1 ? speed.toFixed(3) : speed.toFixed(1);
}
