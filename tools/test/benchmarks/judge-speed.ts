/**
 * Measures the processor time and the memory of `judge`: for its summary, as text and as JSON, and
 * for lines of ten cards, of Texas hold'em and of Omaha. The times are compared with a bare loop of
 * Node's readline over the same file, in the same rounds.
 *
 *     npx tsx tools/build/package.ts
 *     npx tsx tools/test/benchmarks/judge-speed.ts            (a number sets how many lines there are)
 */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cards } from '../../../src/cards/card.ts';
import { buildDeck } from '../../../src/cards/deck.ts';
import { formatCards } from '../../../src/cards/format-cards.ts';
import { seededRandom } from '../../../src/cards/seeded-random.ts';
import { shuffle } from '../../../src/cards/shuffle.ts';

const ROUNDS = 5;
const LINES = Number(process.argv[2] ?? 1_000_000);

/** Code that a process runs at its start, to report at its end what it has used. */
const REPORT = `process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const seconds = (userCPUTime + systemCPUTime) / 1e6;
  console.error(JSON.stringify({ seconds, megabytes: maxRSS / 1024 }));
})`;

/** Code that only reads the lines of a file. */
const READLINE = `
const input = require('fs').createReadStream(process.argv[1]);
require('readline').createInterface({ input }).on('line', () => {});`;

interface Run {
  readonly seconds: number;
  readonly megabytes: number;
}

const MODES = { 'judge --summary': ['--summary'], judge: [], 'judge --json': ['--json'] };

/** Lines of a form, from a shuffled deck. */
const FORMS = {
  'ten cards': (deck: Cards) => formatCards(deck.slice(0, 10)),
  "Texas hold'em": (deck: Cards) => `texas-holdem ${inWords(deck, [5, 2, 2])}`,
  Omaha: (deck: Cards) => `omaha ${inWords(deck, [5, 4, 4])}`,
};

/** Writes the first cards of a deck as words of so many cards. */
function inWords(deck: Cards, sizes: readonly number[]): string {
  let start = 0;
  const words = sizes.map((size) => {
    const cards = deck.slice(start, start + size);
    start += size;
    return formatCards(cards).replaceAll(' ', '');
  });
  return words.join(' ');
}

const folder = mkdtempSync(join(tmpdir(), 'judge-speed-'));
try {
  console.log(`processor time, medians of ${ROUNDS} rounds, ${LINES} lines`);
  for (const [form, write] of Object.entries(FORMS)) measure(form, write);
} finally {
  rmSync(folder, { recursive: true });
}

function measure(form: string, write: (deck: Cards) => string): void {
  const file = join(folder, `${form.replaceAll(/\W/g, '')}.txt`);
  writeShowdowns(file, write);
  const bareRuns: Run[] = [];
  const runsOfModes = Object.entries(MODES).map(([mode, options]) => ({
    mode,
    options,
    runs: [] as Run[],
  }));
  for (let round = 0; round < ROUNDS; round++) {
    bareRuns.push(run('--eval', `${REPORT};${READLINE}`, file));
    for (const { options, runs } of runsOfModes) {
      const report = `data:text/javascript,${REPORT}`;
      runs.push(run('--import', report, 'dist/cli/main.js', 'judge', ...options, file));
    }
  }
  const bareSeconds = median(bareRuns.map(({ seconds }) => seconds));
  console.log(`${form.padEnd(18)}${bareSeconds.toFixed(2).padStart(6)} s  bare readline`);
  for (const { mode, runs } of runsOfModes) print(mode, runs, bareSeconds);
}

function print(mode: string, runs: readonly Run[], bareSeconds: number): void {
  const seconds = median(runs.map((measured) => measured.seconds));
  const megabytes = Math.max(...runs.map((measured) => measured.megabytes));
  const cells = [
    mode.padEnd(15),
    `${seconds.toFixed(2).padStart(6)} s`,
    `${(seconds / bareSeconds).toFixed(1).padStart(6)} times`,
    `${megabytes.toFixed(0).padStart(5)} MB resident at most`,
  ];
  console.log(`  ${cells.join(' ')}`);
}

function writeShowdowns(file: string, write: (deck: Cards) => string): void {
  const random = seededRandom(1);
  const descriptor = openSync(file, 'w');
  for (let written = 0; written < LINES; written += 1000) {
    const lines = Array.from({ length: 1000 }, () => write(shuffle(buildDeck(), random)));
    writeSync(descriptor, `${lines.join('\n')}\n`);
  }
  closeSync(descriptor);
}

/** Runs Node; returns what it reports on standard error. */
function run(...args: string[]): Run {
  const command = [process.execPath, ...args].map(quoted).join(' ');
  const shell = ['-c', `${command} 2>&1 >/dev/null`];
  return JSON.parse(execFileSync('sh', shell, { encoding: 'utf8' })) as Run;
}

/** Quotes a word for the shell. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] as number;
}
