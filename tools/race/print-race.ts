import type { Worker } from 'node:worker_threads';
import { startWorker } from '../machine/package/start-worker.ts';
import { painterFor } from '../machine/terminal/colours.ts';
import { BAD_DATA } from '../machine/terminal/exit-status.ts';
import { requireReadable, requireWritable } from '../machine/terminal/files.ts';
import { printError } from '../machine/terminal/print-error.ts';
import { drawBars, savePicture } from './drawings.ts';
import { ask, enterAll, labelOfOwn, type OwnEvaluator, type StartWorker } from './entrants.ts';
import { type Outcome, race } from './race.ts';
import type { Checked } from './worker.ts';

/** Says how to race, what to race besides our evaluators, and how to show the results. */
export interface RaceOptions {
  /** Print one JSON object. */
  readonly json?: boolean;
  /** Where to save the race as a picture. */
  readonly svg?: string;
  /** The file of your own evaluator. */
  readonly solution?: string;
  /** How many laps each entrant runs in each discipline. */
  readonly rounds: number;
}

/**
 * Races all evaluators, and prints how fast they are. If your own is wrong, sets the exit status.
 * @throws Error if a file cannot be read or written; BadData if your own evaluator fails
 */
export async function printRace(options: RaceOptions): Promise<void> {
  if (options.solution !== undefined) requireReadable(options.solution);
  if (options.svg !== undefined) requireWritable(options.svg);
  const workers: Worker[] = [];
  const start: StartWorker = (workerData) => {
    const worker = startWorker('race', { workerData });
    workers.push(worker);
    return worker;
  };
  try {
    await raceAndPrint(start, options);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

async function raceAndPrint(
  start: StartWorker,
  { json = false, svg, solution, rounds }: RaceOptions,
): Promise<void> {
  const { stdout } = process;
  const own = solution === undefined ? undefined : await checkOwn(start, solution, json);
  const entrants = enterAll(start, own);
  const ownLabel = own && labelOfOwn(own);
  const paint = painterFor(stdout);
  const colour = (bar: string, label: string) => paint(label === ownLabel ? 'green' : 'cyan', bar);
  const outcomes: Outcome[] = [];
  for await (const outcome of race(entrants, rounds)) {
    outcomes.push(outcome);
    if (!json) stdout.write(`${drawBars(outcome, colour)}\n\n`);
  }
  if (svg !== undefined) savePicture(svg, outcomes);
  stdout.write(json ? `${toJson(outcomes, rounds, own?.disagreement)}\n` : noteOn(rounds));
}

/** Checks your own evaluator against the rules. A wrong one sets the exit status. */
async function checkOwn(start: StartWorker, file: string, json: boolean): Promise<OwnEvaluator> {
  const checked = await ask<Checked>(start({ kind: 'own', file }), 'check');
  const { disagreement } = checked;
  if (disagreement !== undefined) {
    process.exitCode = BAD_DATA;
    if (!json) printError(`${disagreement}\nRacing it anyway.\n\n`);
  }
  return { ...checked, file };
}

function noteOn(rounds: number): string {
  return `\
Hands per second: the median of ${rounds} ${rounds === 1 ? 'round' : 'rounds'}, then the slowest to the fastest.
All evaluators get the same random hands and take turns, each in its own thread.
A row with "raw" calls the inner function of an evaluator directly, with plain
numbers, so that there is nothing to encode.
`;
}

function toJson(
  outcomes: readonly Outcome[],
  rounds: number,
  disagreement: string | undefined,
): string {
  const disciplines = outcomes.map(({ discipline, speeds }) => ({
    cards: discipline.cards,
    from: discipline.from,
    handsPerSecond: speeds.map(({ label, median, slowest, fastest }) => ({
      evaluator: label,
      median: Math.round(median),
      slowest: Math.round(slowest),
      fastest: Math.round(fastest),
    })),
  }));
  return JSON.stringify({ rounds, disagreement, disciplines });
}
