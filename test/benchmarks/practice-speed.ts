/**
 * How long a learner waits for the first verdict and after a save, in a real terminal. Run it with
 * `npm run bench:practice`.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { EXERCISES, type Exercise } from '../../src/learning/coach/exercises.ts';
import { solutionPath, stubPath, type Unit } from '../../src/learning/coach/units.ts';
import { createFolder } from '../../src/learning/practice/folder.ts';
import { Terminal } from '../machine/terminal/terminal.ts';

const [STARTS, SAVES, LOOPS] = [5, 15, 5];
// Milliseconds between two saves: whatever the practice does after a verdict is over by then.
const PAUSE = 1000;

const BUILT = `${process.execPath} dist/cli/main.js practice`;
const COMMANDS = { 'in a checkout': 'npm run --silent practice --', 'as published': BUILT };

/** What only the screen of a failing exercise says, which names the line to open. */
const FAILS = '  open   ';
const [PASSES, IS_STOPPED] = ['examples pass', 'endless loop'];
const LOOP =
  'export function isPair(cards: unknown[]): boolean {\n  while (true) cards.at(0);\n}\n';

const solutionOf = (unit: Unit) =>
  `export * from ${JSON.stringify(resolve(solutionPath(unit)))};\n`;

const folder = mkdtempSync(join(tmpdir(), 'practice-speed-'));
try {
  console.log('milliseconds                             median   fastest to slowest');
  for (const [where, command] of Object.entries(COMMANDS))
    for (const done of [0, EXERCISES.length - 1]) await measureStart(where, command, done);
  // From there on they ask the most.
  const ranking = EXERCISES.findIndex(({ name }) => name === 'ranking');
  // The last one has no examples.
  const others = EXERCISES.map((_, place) => place).slice(ranking, -1);
  for (const number of [0, ...others]) await measureSaves(number);
} finally {
  rmSync(folder, { recursive: true });
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

const unitsBefore = (number: number) => EXERCISES.slice(0, number).flatMap(({ units }) => units);

function folderWith(name: string, solved: readonly Unit[]): string {
  const path = join(folder, name);
  createFolder(path, { root: resolve('.'), fromSource: true });
  for (const unit of solved) writeFileSync(join(path, `${unit}.ts`), solutionOf(unit));
  return path;
}

/**
 * Saves by turns the solution and the stub, each time with another comment, those before it being
 * solved; at first also endless loops.
 */
async function measureSaves(number: number): Promise<void> {
  const { name, units } = EXERCISES[number] as Exercise;
  const [unit, ...others] = units as [Unit, ...Unit[]];
  const path = folderWith(name, [...unitsBefore(number), ...others]);
  const terminal = new Terminal(`${BUILT} --dir ${path}`);
  await terminal.shows(FAILS);
  const [saves, stops, afterwards]: [number[], number[], number[]] = [[], [], []];
  const save = async (times: number[], text: string, verdict: string, pause = PAUSE) => {
    await setTimeout(pause);
    const start = performance.now();
    writeFileSync(join(path, `${unit}.ts`), text);
    await terminal.shows(verdict);
    times.push(performance.now() - start);
  };
  const stub = readFileSync(stubPath(unit), 'utf8');
  for (let round = 0; round < SAVES; round += 1) {
    const [text, verdict] = round % 2 === 0 ? [solutionOf(unit), PASSES] : [stub, FAILS];
    await save(saves, `${text}// ${round}\n`, verdict);
  }
  print(`save to verdict, ${name}`, saves);
  for (let round = 0; number === 0 && round < LOOPS; round += 1) {
    await save(stops, LOOP, IS_STOPPED);
    await save(afterwards, solutionOf(unit), PASSES, 0);
  }
  if (stops.length > 0) print('endless loop saved to stopped', stops);
  if (stops.length > 0) print('next save to verdict', afterwards);
  await quit(terminal);
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
