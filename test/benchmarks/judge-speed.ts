/**
 * Measures the processor time (user and system) of `judge` for its summary, as text and as JSON, as
 * ratios to a bare loop of Node's readline over the same file in the same run, and how much memory
 * it takes; for lines of ten cards, for Texas hold'em and for Omaha. Run it with
 * `npm run bench:judge`; a number behind it (`npm run bench:judge -- 10000000`) sets the number of
 * lines.
 */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cards } from '../../src/kata/cards/card.ts';
import { buildDeck } from '../../src/kata/cards/deck.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import { shuffle } from '../../src/kata/cards/shuffle.ts';
import { seededRandom } from '../../src/kata/games/seeded-random.ts';

const ROUNDS = 5;
const LINES = Number(process.argv[2] ?? 1_000_000);
const REPORT = `process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  console.error(JSON.stringify({ seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 }));
})`;
const READLINE = `require('readline').createInterface({ input: require('fs').createReadStream(process.argv[1]) }).on('line', () => {})`;

interface Run {
  readonly seconds: number;
  readonly megabytes: number;
}

const MODES = { 'judge --summary': ['--summary'], judge: [], 'judge --json': ['--json'] };

/** Lines of a form, from a shuffled deck. */
const FORMS = {
  'ten cards': (deck: Cards) => formatCards(deck.slice(0, 10)),
  "Texas hold'em": (deck: Cards) =>
    [
      'texas-holdem',
      ...[0, 5, 7].map((from, at) => together(deck.slice(from, [5, 7, 9][at]))),
    ].join(' '),
  Omaha: (deck: Cards) =>
    ['omaha', ...[0, 5, 9].map((from, at) => together(deck.slice(from, [5, 9, 13][at])))].join(' '),
};

const together = (cards: Cards) => formatCards(cards).replaceAll(' ', '');

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
  const judged = new Map(Object.keys(MODES).map((mode) => [mode, [] as Run[]]));
  const bare: Run[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(run('--eval', `${REPORT};${READLINE}`, file));
    for (const [mode, options] of Object.entries(MODES)) {
      const report = `data:text/javascript,${REPORT}`;
      judged
        .get(mode)
        ?.push(run('--import', report, 'dist/cli/main.js', 'judge', ...options, file));
    }
  }
  const base = median(bare.map(({ seconds }) => seconds));
  console.log(`${form.padEnd(18)}${base.toFixed(2).padStart(6)} s  bare readline`);
  for (const [mode, runs] of judged) {
    const seconds = median(runs.map((one) => one.seconds));
    const megabytes = Math.max(...runs.map((one) => one.megabytes)).toFixed(0);
    const ratio = (seconds / base).toFixed(1);
    const figures = `${seconds.toFixed(2).padStart(6)} s ${ratio.padStart(6)} times ${megabytes.padStart(5)} MB resident at most`;
    console.log(`  ${mode.padEnd(16)}${figures}`);
  }
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

function run(...args: string[]): Run {
  const command = [process.execPath, ...args]
    .map((word) => `'${word.replaceAll("'", "'\\''")}'`)
    .join(' ');
  return JSON.parse(
    execFileSync('sh', ['-c', `${command} 2>&1 >/dev/null`], { encoding: 'utf8' }),
  ) as Run;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] as number;
}
