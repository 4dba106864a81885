/** The command `practice interview mark`: scores folders for the interviewer. */
import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { quote } from '../../src/cards/quote.ts';
import { isInside } from '../machine/is-inside.ts';
import { writeFor } from '../machine/terminal/draw-cards.ts';
import { BAD_DATA } from '../machine/terminal/exit-status.ts';
import { printError } from '../machine/terminal/print-error.ts';
import { printLines } from '../machine/terminal/screen.ts';
import { wholeNumber } from '../machine/terminal/whole-number.ts';
import { withRunner } from '../practice/practise.ts';
import type { Runner } from '../practice/runner.ts';
import { classTable } from './class-table.ts';
import { parseMinutes } from './clock.ts';
import { markLines, savedLine, saveMark } from './mark-card.ts';
import { type AnyMark, markFolder } from './mark-folder.ts';
import { toCsv, toJson, toJUnit } from './mark-formats.ts';
import { USUAL_MINUTES } from './marking-clock.ts';

/**
 * How long the candidates' processes get to end before the cards are written: a process that still
 * runs could overwrite them.
 */
const ENDING_MS = 1000;

/** So many folders are marked at once, if there are as many processors. */
const MOST_AT_ONCE = 4;

const SEEDS = 2 ** 32;
const parseSeed = wholeNumber('not a seed', 0, SEEDS - 1);

/** The options of the command, as they were typed. */
export interface MarkOptions {
  readonly seed?: string;
  readonly run?: string;
  readonly inside?: string;
  readonly minutes?: string;
  readonly json?: boolean;
  readonly csv?: boolean;
  readonly junit?: boolean;
}

/**
 * `practice interview mark FOLDERS`: marks folders and saves a card of each in the working
 * directory. Prints the card of one folder, a table of several, or what the options ask for.
 * @throws Error if the working directory is in a folder, or if an option is wrong
 */
export async function markInterviews(
  folders: readonly string[],
  options: MarkOptions,
): Promise<void> {
  const { run, inside, seed, minutes } = options;
  const terms = {
    run,
    inside,
    seed: seed === undefined ? Math.floor(Math.random() * SEEDS) : parseSeed(seed),
    minutes: minutes === undefined ? USUAL_MINUTES : parseMinutes(minutes),
  };
  folders.forEach(requireOtherFolder);
  // The signal would open Node's inspector.
  process.on('SIGUSR1', () => {});
  const marks = await inParallel(folders, (folder, runner) => markFolder(folder, terms, runner));
  await setTimeout(ENDING_MS);
  const saved = marks.flatMap((mark) => ('error' in mark ? [] : saveMark(mark, folders)));
  for (const mark of marks) {
    if (!('error' in mark)) continue;
    printError(`${mark.folder}: ${mark.error}\n`);
    process.exitCode = BAD_DATA;
  }
  printMarks(marks, saved, options);
}

/** @throws Error if the working directory is the folder, or in it */
function requireOtherFolder(folder: string): void {
  if (!isInside('', folder)) return;
  throw new Error(
    `go to another folder: the candidate's code could overwrite a card in ${quote(folder)}`,
  );
}

/** Does something with each folder, several at once, and returns the results in their order. */
async function inParallel<Result>(
  folders: readonly string[],
  mark: (folder: string, runner: Runner) => Promise<Result>,
): Promise<Result[]> {
  const queue = [...folders.entries()];
  const results: Result[] = [];
  const workOff = async (runner: Runner) => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [index, folder] = next;
      results[index] = await mark(folder, runner);
    }
  };
  const count = Math.min(MOST_AT_ONCE, availableParallelism(), folders.length);
  await Promise.all(Array.from({ length: count }, () => withRunner(workOff)));
  return results;
}

/** Prints what the options ask for or, if they ask for nothing, the card or a table. */
function printMarks(
  marks: readonly AnyMark[],
  saved: readonly string[],
  { json, csv, junit }: MarkOptions,
): void {
  if (json) process.stdout.write(toJson(marks));
  else if (csv) process.stdout.write(toCsv(marks));
  else if (junit) process.stdout.write(toJUnit(marks));
  else if (saved.length === 0) return;
  else if (marks.length > 1) printLines([...classTable(marks), savedLine(saved)]);
  else printCard(marks, saved);
}

function printCard([mark]: readonly AnyMark[], saved: readonly string[]): void {
  if (!mark || 'error' in mark) return;
  const lines = [...markLines(mark).reverse().flat(), savedLine(saved)];
  printLines(lines.map(writeFor(process.stdout)));
}
