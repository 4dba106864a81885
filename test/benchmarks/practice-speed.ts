/**
 * How long a learner waits for the practice: from the command to the first verdict, and from a saved file to its verdict on the
 * screen; and what it uses while nobody does anything. The real command runs in a terminal; this saves files and reads the screen.
 * Run it with `npm run bench:practice`.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { EXERCISES } from '../../src/coach/exercises.ts';
import { solutionPath, type Unit } from '../../src/coach/stub-answers.ts';
import { createFolder } from '../../src/practice/folder.ts';
import { Terminal } from '../terminal/terminal.ts';

const [STARTS, SAVES, LOOPS] = [5, 15, 5];
/** The first exercise, and those that ask the most: from ranking on. */
const RANKING = EXERCISES.findIndex(({ name }) => name === 'ranking');
const MEASURED = [1, ...EXERCISES.slice(RANKING).map((_, place) => RANKING + place + 1)];
/** Between two saves: in milliseconds. Whatever the practice does after a verdict is over by then. */
const PAUSE = 1000;

const SOURCE = 'npm run --silent practice --';
const BUILT = `${process.execPath} dist/cli/main.js practice`;

const source = (unit: Unit) => JSON.stringify(resolve(solutionPath(unit)));
const pairOf = (body: string) => `export function isPair(cards: { rank: number }[]): boolean {\n  ${body}\n}\n`;
const RIGHT = pairOf('return new Set(cards.map(({ rank }) => rank)).size < cards.length;');
const LOOP = pairOf('while (true) cards.at(0);');

/** What only the screen of a failing exercise says, which names the line to open. */
const FAILS = '  open   ';
const [PASSES, IS_STOPPED] = ['examples pass', 'endless loop'];

const folder = mkdtempSync(join(tmpdir(), 'practice-speed-'));
try {
  console.log('milliseconds                       median   fastest to slowest');
  await measureStart('first verdict, in a checkout', SOURCE);
  await measureStart('first verdict, as published', BUILT);
  for (const number of MEASURED) await measureSaves(number);
  await measureLoops(newFolder('loops'));
  await measureIdle(newFolder('idle'));
} finally {
  rmSync(folder, { recursive: true });
}

/** A folder in which so many exercises are solved. */
function newFolder(name: string, solved = 0): string {
  const path = join(folder, name);
  createFolder(path, { root: resolve('.'), fromSource: true });
  for (const { units } of EXERCISES.slice(0, solved))
    for (const unit of units) writeFileSync(join(path, `${unit}.ts`), `export * from ${source(unit)};\n`);
  return path;
}

/** The first start makes the folder, and is not counted. */
async function measureStart(what: string, command: string): Promise<void> {
  const path = join(folder, what.replaceAll(' ', '-'));
  const times: number[] = [];
  for (let round = 0; round <= STARTS; round += 1) {
    const start = performance.now();
    const terminal = new Terminal(`${command} --dir ${path}`);
    await terminal.shows(FAILS);
    times.push(performance.now() - start);
    await quit(terminal);
  }
  print(what, times.slice(1));
}

/** Saves by turns the stub and the solution, each time with another comment, those before it being solved. */
async function measureSaves(number: number): Promise<void> {
  const path = newFolder(`exercise-${number}`, number - 1);
  const { units } = EXERCISES[number - 1] as (typeof EXERCISES)[number];
  const [unit, ...others] = units as [Unit, ...Unit[]];
  const file = join(path, `${unit}.ts`);
  const [stub, solution] = [readFileSync(file, 'utf8'), `export * from ${source(unit)};\n`];
  for (const other of others) writeFileSync(join(path, `${other}.ts`), `export * from ${source(other)};\n`);
  const terminal = new Terminal(`${BUILT} --dir ${path}`);
  const times: number[] = [];
  await terminal.shows(FAILS);
  for (let round = 0; round < SAVES; round += 1) {
    const [text, verdict] = round % 2 === 0 ? [solution, PASSES] : [stub, FAILS];
    times.push(await timeOfSave(terminal, file, `${text}// ${round}\n`, verdict));
  }
  print(`save to verdict, exercise ${number}`, times);
  await quit(terminal);
}

async function measureLoops(path: string): Promise<void> {
  const terminal = new Terminal(`${BUILT} --dir ${path}`);
  const file = join(path, 'pair.ts');
  const [stops, afterwards]: [number[], number[]] = [[], []];
  await terminal.shows(FAILS);
  for (let round = 0; round < LOOPS; round += 1) {
    stops.push(await timeOfSave(terminal, file, LOOP, IS_STOPPED));
    afterwards.push(await timeOfSave(terminal, file, RIGHT, PASSES, 0));
  }
  print('endless loop saved to stopped', stops);
  print('next save to verdict', afterwards);
  await quit(terminal);
}

/** The share of a core that it uses while nobody does anything: what it uses in a longer time and not in a shorter one. */
async function measureIdle(path: string): Promise<void> {
  const [short, long] = [15_000, 45_000];
  const used = async (ms: number): Promise<number> => {
    const terminal = new Terminal(`bash -c 'TIMEFORMAT="used %U and %S s"; time ${BUILT} --dir ${path}'`);
    await terminal.shows(FAILS);
    await setTimeout(ms);
    terminal.press('q');
    await terminal.ended;
    const [, user, system] = terminal.screen.match(/used (\S+) and (\S+) s/) ?? [];
    return Number(user) + Number(system);
  };
  const share = ((await used(long)) - (await used(short))) / ((long - short) / 1000);
  console.log(`idle                               ${(share * 100).toFixed(1)} % of a core`);
}

async function timeOfSave(terminal: Terminal, file: string, text: string, verdict: string, pause = PAUSE) {
  await setTimeout(pause);
  const start = performance.now();
  writeFileSync(file, text);
  await terminal.shows(verdict);
  return performance.now() - start;
}

async function quit(terminal: Terminal): Promise<void> {
  terminal.press('q');
  await terminal.ended;
}

function print(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b).map((time) => time.toFixed(0));
  const median = sorted[Math.floor(sorted.length / 2)] as string;
  console.log(`${what.padEnd(34)} ${median.padStart(6)}   ${sorted[0]} to ${sorted.at(-1)}`);
}
