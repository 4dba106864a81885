/**
 * How long a learner waits for the first verdict and after a save, in a real terminal:
 *
 *     npx tsx tools/build/package.ts && npx tsx tools/test/benchmarks/practice-speed.ts
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chapter } from '../../../test/support/feature-files.ts';
import type { Exercise } from '../../coach/exercise.ts';
import { EXERCISES } from '../../coach/exercises.ts';
import { solutionPath, stubPath, type Unit } from '../../coach/units.ts';
import { Terminal } from '../../machine/test/terminal/terminal.ts';
import { createFolder } from '../../practice/folder.ts';

const STARTS = 5;
const SAVES = 15;
const LOOPS = 5;

/** Between two saves: whatever the practice does after a verdict is over by then. */
const PAUSE_MS = 1000;

const BUILT = `${process.execPath} dist/cli/main.js practice`;
const COMMANDS = { 'in a checkout': 'npm run --silent practice --', 'as published': BUILT };

/** What only the screen of a failing exercise says, which names the line to open. */
const FAILS = '  open   ';
const PASSES = '✓ ';
const IS_STOPPED = 'endless loop';

const LOOP = `export function isPair(cards: unknown[]): boolean {
  while (true) cards.at(0);
}
`;

function solutionOf(unit: Unit): string {
  return `export * from ${JSON.stringify(resolve(solutionPath(unit)))};\n`;
}

const folder = mkdtempSync(join(tmpdir(), 'practice-speed-'));
try {
  console.log('milliseconds                             median   fastest to slowest');
  for (const [where, command] of Object.entries(COMMANDS)) {
    for (const done of [0, EXERCISES.length - 1]) await measureStart(where, command, done);
  }
  await measureSaves(0);
  await measureLoops();
  // From the ladder on, exercises ask the most. The last one has no examples.
  const ranking = EXERCISES.findIndex(({ name }) => name === 'ladder');
  for (let index = ranking; index < EXERCISES.length - 1; index += 1) await measureSaves(index);
  await measureExampleSaves('two-pairs', chapter('two-pairs'));
  await measureExampleSaves('tie-breaking', chapter('tie-breaking'));
} finally {
  rmSync(folder, { recursive: true });
}

/** Saves the chapter of an exercise as examples, and by turns an example that counts for nothing. */
async function measureExampleSaves(name: string, feature: string): Promise<void> {
  const path = folderWith(`examples-${name}`, []);
  const file = join(path, `${name}.feature`);
  const terminal = new Terminal(`${COMMANDS['in a checkout']} --dir ${path} examples ${name}`);
  await terminal.shows('wrong programs');
  const times: number[] = [];
  for (let round = 0; round < SAVES; round += 1) {
    writeFileSync(file, 'Feature: Empty');
    await terminal.shows('cannot be judged yet');
    await setTimeout(PAUSE_MS);
    const start = performance.now();
    writeFileSync(file, `${readFileSync(feature, 'utf8')}# ${round}\n`);
    await terminal.shows('catch all');
    times.push(performance.now() - start);
    await setTimeout(PAUSE_MS);
  }
  print(`save to score, ${name}`, times);
  await quit(terminal);
}

/** Starts where so many exercises are done. The first start is not counted. */
async function measureStart(where: string, command: string, done: number): Promise<void> {
  const path = folderWith(`${where.replaceAll(' ', '-')}-${done}`, unitsBefore(done));
  const times: number[] = [];
  for (let round = 0; round <= STARTS; round += 1) {
    const start = performance.now();
    const terminal = new Terminal(`${command} --dir ${path}`);
    await terminal.shows(FAILS);
    times.push(performance.now() - start);
    await quit(terminal);
  }
  print(`first verdict, ${done} done, ${where}`, times.slice(1));
}

function unitsBefore(index: number): Unit[] {
  return EXERCISES.slice(0, index).map(({ unit }) => unit);
}

function folderWith(name: string, solved: readonly Unit[]): string {
  const path = join(folder, name);
  createFolder(path, { root: resolve('.'), fromSource: true });
  for (const unit of solved) writeFileSync(join(path, `${unit}.ts`), solutionOf(unit));
  return path;
}

/**
 * Saves the solution and the stub of an exercise by turns, each time with another comment. The
 * exercises before it are solved.
 */
async function measureSaves(index: number): Promise<void> {
  const { name, unit } = EXERCISES[index] as Exercise;
  const path = folderWith(name, unitsBefore(index));
  const file = join(path, `${unit}.ts`);
  const stub = readFileSync(stubPath(unit), 'utf8');
  const terminal = await openPractice(path);
  const times: number[] = [];
  for (let round = 0; round < SAVES; round += 1) {
    await setTimeout(PAUSE_MS);
    const isSolved = round % 2 === 0;
    const text = `${isSolved ? solutionOf(unit) : stub}// ${round}\n`;
    times.push(await timeSave(terminal, file, text, isSolved ? PASSES : FAILS));
  }
  print(`save to verdict, ${name}`, times);
  await quit(terminal);
}

/** Saves an endless loop in the first exercise, and the solution as soon as it was stopped. */
async function measureLoops(): Promise<void> {
  const path = folderWith('loops', []);
  const file = join(path, 'pair.ts');
  const terminal = await openPractice(path);
  const stops: number[] = [];
  const savesAfterwards: number[] = [];
  for (let round = 0; round < LOOPS; round += 1) {
    await setTimeout(PAUSE_MS);
    stops.push(await timeSave(terminal, file, LOOP, IS_STOPPED));
    savesAfterwards.push(await timeSave(terminal, file, solutionOf('pair'), PASSES));
  }
  print('endless loop saved to stopped', stops);
  print('next save to verdict', savesAfterwards);
  await quit(terminal);
}

async function openPractice(path: string): Promise<Terminal> {
  const terminal = new Terminal(`${BUILT} --dir ${path}`);
  await terminal.shows(FAILS);
  return terminal;
}

/** Saves a file; returns the milliseconds until the screen shows a text. */
async function timeSave(
  terminal: Terminal,
  file: string,
  text: string,
  shown: string,
): Promise<number> {
  const start = performance.now();
  writeFileSync(file, text);
  await terminal.shows(shown);
  return performance.now() - start;
}

async function quit(terminal: Terminal): Promise<void> {
  terminal.press('q');
  await terminal.ended;
}

function print(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b).map((time) => time.toFixed(0));
  const median = sorted[Math.floor(sorted.length / 2)] as string;
  console.log(`${what.padEnd(40)} ${median.padStart(6)}   ${sorted[0]} to ${sorted.at(-1)}`);
}
