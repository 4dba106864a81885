/** Scores an interview for the interviewer: the candidate's code runs in a process of its own. */
import { basename, relative, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { printable, quote } from '../../../kata/cards/quote.ts';
import { home } from '../../../machine/package/package-files.ts';
import { writeFor } from '../../../machine/terminal/draw-cards.ts';
import { replaceFile } from '../../../machine/terminal/files.ts';
import { printLines } from '../../../machine/terminal/screen.ts';
import { wholeNumber } from '../../../machine/terminal/whole-number.ts';
import { withRunner } from '../practise.ts';
import { cardOf } from './card.ts';
import { type Interview, parseMinutes, readInterview } from './clock.ts';
import { newClock, USUAL_MINUTES } from './marking-clock.ts';
import { withApart } from './run-apart.ts';
import { partsToSave } from './saved-scores.ts';
import { type Result, scoreFiles } from './score.ts';

/**
 * How long the candidate's processes get to end before the card is written: a process that still
 * runs could overwrite it.
 */
const ENDING_MS = 1000;

const SEEDS = 2 ** 32;
const parseSeed = wholeNumber('not a seed', 0, SEEDS - 1);

/** What was run for a score, so that it can be repeated. */
interface Marking {
  /** Without times, which the candidate could change. */
  readonly result: Result;
  /** The command that answered; undefined for files in TypeScript. */
  readonly run: string | undefined;
  readonly seed: number;
}

/**
 * `practice interview mark FOLDER`: prints the score card, and saves it in the working directory.
 * @throws Error if there is no interview in the folder, if the working directory is in it, or if
 * the seed is wrong
 */
export async function markInterview(
  folder: string,
  options: { readonly seed?: string; readonly run?: string; readonly minutes?: string },
): Promise<void> {
  const interview = requireInterview(folder);
  const seed =
    options.seed === undefined ? Math.floor(Math.random() * SEEDS) : parseSeed(options.seed);
  const minutes = options.minutes === undefined ? USUAL_MINUTES : parseMinutes(options.minutes);
  requireOtherFolder(folder);
  // The signal would open Node's inspector.
  process.on('SIGUSR1', () => {});
  const run = options.run ?? interview.run;
  const marked = await withApart({ ...interview, run }, home);
  const score = await withRunner((runner) =>
    scoreFiles(runner, marked, new Date(), { seed, onStart: newClock(folder, minutes) }),
  );
  await setTimeout(ENDING_MS);
  const { task, rules, level, visible, hidden, right, parts } = score;
  const result = { task, rules, level, visible, hidden, right, parts };
  saveAndPrint(`mark-${basename(resolve(folder))}`, { result, run, seed });
}

function requireInterview(folder: string): Interview {
  const interview = readInterview(folder);
  if (interview) return interview;
  throw new Error(
    `there is no interview in ${quote(folder)}: expected a folder with interview.json`,
  );
}

/** @throws Error if the working directory is the folder, or in it */
function requireOtherFolder(folder: string): void {
  if (relative(folder, '').startsWith('..')) return;
  throw new Error(
    `go to another folder: the candidate's code could overwrite a card in ${quote(folder)}`,
  );
}

function saveAndPrint(name: string, marking: Marking): void {
  const { run, seed } = marking;
  const { parts, ...result } = marking.result;
  const data = { run, seed, ...result, ...partsToSave(parts) };
  const lines = markLines(marking);
  replaceFile(`${name}.json`, `${JSON.stringify(data, null, 2)}\n`);
  replaceFile(`${name}.md`, `${lines.join('\n')}\n`);
  printLines([...lines, '', `Saved in ${name}.json and ${name}.md.`].map(writeFor(process.stdout)));
}

function markLines({ result, run, seed }: Marking): string[] {
  return [
    ...cardOf(result).reverse().flat(),
    `Program: ${printable(run ?? 'the files in TypeScript')}`,
    `To repeat the random hands: --seed ${seed}`,
  ];
}
