/**
 * Our two fastest evaluators against those on npm: the same random hands, in one run, each in the form its own functions take.
 * Every entrant judges all hands in each round, and the rounds take turns, so that whatever else the machine does hits all alike.
 *
 *     npm ci && npm run race
 *     npm run race -- --write    (also into the README of the evaluators, where the figures stand)
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bitBoardSeven, bitBoardSevens } from '../../src/evaluators/bit-board/bit-board.ts';
import { evaluate, evaluate7, evaluate7Unchecked } from '../../src/evaluators/evaluate.ts';
import { rankSumSevens } from '../../src/evaluators/rank-sum/rank-sum.ts';
import { forEachFour, LARGEST_BLOCK, SEVENS } from '../../src/evaluators/sevens.ts';
import { DECK } from '../../src/kata/cards/deck.ts';
import type { Entrant } from './entrant.ts';
import { peers } from './peers.ts';

const { values: options } = parseArgs({
  options: {
    hands: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '15' },
    write: { type: 'boolean', default: false },
  },
});
const HANDS = Number(options.hands);
const ROUNDS = Number(options.rounds);
const SLOW_HANDS = Math.min(HANDS, 2000);
const WARM_UP_ROUNDS = 6;

const PAGE = '../../src/evaluators/README.md';
const BEGIN = '<!-- peers -->';
const END = '<!-- end of peers -->';

const lists = Array.from({ length: HANDS }, randomSeven);
const typed = Uint8Array.from(lists.flat());

const ENTRANTS: readonly Entrant[] = [...ours(), ...peers(lists, SLOW_HANDS)];

const speeds = new Map<string, number[]>(ENTRANTS.map(({ name }) => [name, []]));
for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
  for (const entrant of ENTRANTS) {
    const speed = timeOf(entrant);
    if (round >= 0) speeds.get(entrant.name)?.push(speed);
  }
}
report();
const inOrder = reportEnumeration();
if (options.write) writeFigures();

function ours(): Entrant[] {
  return [
    { name: 'rank-sum, seven numbers from a typed array', kind: 'ours', run: (hands) => sumSevens(hands) },
    { name: 'evaluate7, checked, the same', kind: 'ours', run: (hands) => sumChecked(hands) },
    { name: 'evaluate, checked, a plain array', kind: 'ours', run: (hands) => sumLists(hands) },
    {
      name: 'bit-board, seven numbers from a typed array, encoding included',
      kind: 'ours',
      run: (hands) => sumBitBoard(hands),
    },
  ];
}

// One plain loop for each entrant: a shared one with a callback would be compiled once for all, and slow for all.

function sumSevens(hands: number): number {
  let sum = 0;
  for (let i = 0; i < hands * 7; i += 7) {
    sum += evaluate7Unchecked(at(i), at(i + 1), at(i + 2), at(i + 3), at(i + 4), at(i + 5), at(i + 6));
  }
  return sum;
}

function sumChecked(hands: number): number {
  let sum = 0;
  for (let i = 0; i < hands * 7; i += 7) {
    sum += evaluate7(at(i), at(i + 1), at(i + 2), at(i + 3), at(i + 4), at(i + 5), at(i + 6));
  }
  return sum;
}

function sumBitBoard(hands: number): number {
  let sum = 0;
  for (let i = 0; i < hands * 7; i += 7) {
    sum += bitBoardSeven(at(i), at(i + 1), at(i + 2), at(i + 3), at(i + 4), at(i + 5), at(i + 6));
  }
  return sum;
}

function sumLists(hands: number): number {
  let sum = 0;
  for (let i = 0; i < hands; i++) sum += evaluate(lists[i] as number[]);
  return sum;
}

function at(place: number): number {
  return typed[place] as number;
}

/** Million hands a second. The fast ones go several times over the hands, or the clock would be too coarse. */
function timeOf({ kind, run }: Entrant): number {
  const hands = kind === 'slow peer' ? SLOW_HANDS : HANDS;
  const times = kind === 'ours' ? 6 : 1;
  const start = performance.now();
  let sum = 0;
  for (let time = 0; time < times; time++) sum += run(hands);
  const elapsed = performance.now() - start;
  if (!(sum > 0)) throw new Error(`the results add up to "${sum}"`);
  return (hands * times) / elapsed / 1000;
}

function report(): void {
  console.log(`${HANDS} random sevens, ${ROUNDS} rounds after ${WARM_UP_ROUNDS} to warm up; Node ${process.version}`);
  console.log('million hands a second: median (minimum to maximum), times the fastest peer\n');
  for (const { name } of ENTRANTS) {
    const sorted = sortedSpeeds(name);
    const range = `(${figure(sorted[0])} to ${figure(sorted.at(-1))})`;
    const ratio = `${(medianOf(name) / fastestPeer()).toFixed(2)} x`;
    console.log(`${name.padEnd(64)} ${figure(medianOf(name)).padStart(7)} ${range.padStart(18)} ${ratio.padStart(9)}`);
  }
}

function fastestPeer(): number {
  return Math.max(...ENTRANTS.filter(({ kind }) => kind !== 'ours').map(({ name }) => medianOf(name)));
}

/** All sevens there are, in order, by adding the seventh card to the other six; gives the seconds of the second pass. */
function reportEnumeration(): Map<string, number> {
  const seconds = new Map<string, number>();
  const random = medianOf('rank-sum, seven numbers from a typed array');
  const strengths = new Uint16Array(LARGEST_BLOCK);
  console.log('\nall 133,784,560 sevens in order');
  for (const [name, sevensOf] of [['rank-sum', rankSumSevens] as const, ['bit-board', bitBoardSevens] as const]) {
    for (const pass of ['first pass', 'second pass']) {
      const start = performance.now();
      for (let lowest = 0; lowest <= 45; lowest++) {
        forEachFour(lowest, (a, b, c, d) => {
          sevensOf(a, b, c, d, strengths);
        });
      }
      const elapsed = performance.now() - start;
      seconds.set(name, elapsed / 1000);
      const speed = SEVENS / elapsed / 1000;
      const ratio = `${(speed / random).toFixed(2)} x rank-sum's random sevens`;
      console.log(`${`${name}, ${pass}`.padEnd(64)} ${figure(speed).padStart(7)}  ${elapsed.toFixed(0)} ms, ${ratio}`);
    }
  }
  return seconds;
}

/** Puts the figures between their marks in the page. */
function writeFigures(): void {
  const page = readFileSync(PAGE, 'utf8');
  const [before, after] = [page.indexOf(BEGIN) + BEGIN.length, page.indexOf(END)];
  if (before < BEGIN.length || after < before) throw new Error(`${PAGE} lacks "${BEGIN}" and "${END}"`);
  const rows = ENTRANTS.map(({ name }) => {
    const shown = name.replace(/^[@a-z][\w@/-]*/, '`$&`');
    return `| ${shown} | ${figure(medianOf(name))} | ${Number((medianOf(name) / fastestPeer()).toPrecision(2))} |`;
  });
  const table = ['| entrant | million hands a second | times the fastest peer |', '| --- | ---: | ---: |', ...rows];
  const times = [...inOrder].map(([name, seconds]) => `\`${name}\` takes ${seconds.toFixed(2)} s`).join(', ');
  const text = [...table, '', `All 133,784,560 hands of seven in order, keys added card by card: ${times}.`].join('\n');
  writeFileSync(PAGE, `${page.slice(0, before)}\n\n${text}\n\n${page.slice(after)}`);
}

function sortedSpeeds(name: string): number[] {
  return (speeds.get(name) ?? []).toSorted((a, b) => a - b);
}

function medianOf(name: string): number {
  const sorted = sortedSpeeds(name);
  return sorted[Math.floor(sorted.length / 2)] as number;
}

function figure(speed = 0): string {
  return speed < 1 ? speed.toFixed(3) : speed.toFixed(1);
}

function randomSeven(): number[] {
  const cards = new Set<number>();
  while (cards.size < 7) cards.add(Math.floor(Math.random() * DECK.length));
  return [...cards];
}
