/**
 * How long `judge --summary` takes, as a ratio to a bare loop of Node's readline over the same file, and how much memory.
 * Run it with `npm run bench:judge`; a number behind it (`npm run bench:judge -- 10000000`) sets the number of lines.
 */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDeck } from '../../src/kata/cards/deck.ts';
import { formatCards } from '../../src/kata/cards/format-cards.ts';
import { shuffle } from '../../src/kata/cards/shuffle.ts';
import { seededRandom } from '../../src/kata/games/seeded-random.ts';

const ROUNDS = 5;
const LINES = Number(process.argv[2] ?? 1_000_000);
const REPORT = `process.on('exit', () => console.error(JSON.stringify({
  seconds: performance.now() / 1000, megabytes: process.resourceUsage().maxRSS / 1024 })))`;
const READLINE = `require('readline').createInterface({ input: require('fs').createReadStream(process.argv[1]) }).on('line', () => {})`;

interface Run {
  readonly seconds: number;
  readonly megabytes: number;
}

const folder = mkdtempSync(join(tmpdir(), 'judge-speed-'));
try {
  const file = join(folder, 'showdowns.txt');
  writeShowdowns(file);
  const bare: Run[] = [];
  const judged: Run[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(run('--eval', `${REPORT};${READLINE}`, file));
    judged.push(run('--import', `data:text/javascript,${REPORT}`, 'dist/cli/main.js', 'judge', '--summary', file));
  }
  const [base, time] = [median(bare.map(({ seconds }) => seconds)), median(judged.map(({ seconds }) => seconds))];
  const megabytes = Math.max(...judged.map((one) => one.megabytes));
  console.log(`lines                ${LINES}`);
  console.log(`bare readline        ${base.toFixed(2)} s (median of ${ROUNDS})`);
  console.log(
    `judge --summary      ${time.toFixed(2)} s (median of ${ROUNDS}), ${megabytes.toFixed(0)} MB resident at most`,
  );
  console.log(`ratio                ${(time / base).toFixed(1)}`);
} finally {
  rmSync(folder, { recursive: true });
}

function writeShowdowns(file: string): void {
  const random = seededRandom(1);
  const descriptor = openSync(file, 'w');
  for (let written = 0; written < LINES; written += 1000) {
    const lines = Array.from({ length: 1000 }, () => formatCards(shuffle(buildDeck(), random).slice(0, 10)));
    writeSync(descriptor, `${lines.join('\n')}\n`);
  }
  closeSync(descriptor);
}

function run(...args: string[]): Run {
  const command = [process.execPath, ...args].map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
  return JSON.parse(execFileSync('sh', ['-c', `${command} 2>&1 >/dev/null`], { encoding: 'utf8' })) as Run;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] as number;
}
