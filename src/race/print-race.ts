import { writeFileSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import { quote } from '../kata/cards/quote.ts';
import { painterFor } from '../terminal/colours.ts';
import { orSayWhy, requireReadable, requireWritable } from '../terminal/files.ts';
import { startProgressBar } from '../terminal/progress-bar.ts';
import { startWorker } from '../terminal/start-worker.ts';
import { columnsOf, wrapFor, wrapText } from '../terminal/wrap-text.ts';
import { drawBars } from './bars.ts';
import { enterAll } from './entrants.ts';
import { checkSolution } from './guarded-check.ts';
import type { Checked } from './messages.ts';
import { drawPicture } from './picture.ts';
import { type Outcome, race } from './race.ts';

/** On fewer columns the bars are cut by the terminal. */
const LEAST_COLUMNS = 40;

export interface RaceOptions {
  readonly json?: boolean;
  readonly svg?: string;
  readonly solution?: string;
  readonly rounds: string;
}

/** `race`: prints how many hands a second every evaluator judges. */
export async function printRace({ json = false, svg, solution, rounds: roundsText }: RaceOptions): Promise<void> {
  const rounds = parseRounds(roundsText);
  if (svg !== undefined) requireWritable(svg);
  if (solution !== undefined) requireReadable(solution);
  const own = solution === undefined ? undefined : { evaluator: await checkOwn(solution, json), file: solution };
  const disagreement = own?.evaluator.disagreement;
  if (disagreement) process.exitCode = 1;
  if (disagreement && !json)
    process.stderr.write(wrapFor(process.stderr, `${disagreement}\nIt is raced all the same.\n\n`));

  const workers: Worker[] = [];
  const bar = startProgressBar(json || process.stdout.isTTY);
  const outcomes: Outcome[] = [];
  const columns = Math.max(columnsOf(process.stdout), LEAST_COLUMNS);
  try {
    const entrants = enterAll((workerData) => {
      const worker = startWorker('race', { workerData });
      workers.push(worker);
      return worker;
    }, own);
    const colour = colourFor(
      process.stdout,
      entrants.slice(own ? -1 : entrants.length).map(({ label }) => label),
    );
    for await (const outcome of race(entrants, rounds, (done, { cards, from }) =>
      bar.show(done, `${cards}, ${from}`),
    )) {
      bar.hide();
      outcomes.push(outcome);
      if (!json) process.stdout.write(`${drawBars(outcome, colour, columns)}\n\n`);
    }
  } finally {
    bar.hide();
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  if (svg !== undefined) save(svg, drawPicture(outcomes.filter(({ discipline }) => discipline.from === 'encoded')));
  process.stdout.write(
    json ? `${toJson(outcomes, rounds, disagreement)}\n` : wrapText(noteOn(rounds), Math.min(columns, 80)),
  );
}

/** A slow evaluator takes a while, so it says what is going on. */
async function checkOwn(file: string, isQuiet: boolean): Promise<Checked> {
  const isShown = !isQuiet && process.stderr.isTTY;
  if (isShown) process.stderr.write('  checking yours …');
  try {
    return await checkSolution(file, (workerData) => startWorker('race', { workerData }));
  } finally {
    if (isShown) process.stderr.write('\r\x1b[K');
  }
}

/** Two paragraphs, each in one line. */
const noteOn = (rounds: number): string => `\
Hands a second: the median of ${rounds} ${rounds === 1 ? 'round' : 'rounds'}, then the slowest to the fastest.
All get the same random hands, each evaluator in a thread of its own, one after the other in each round. Raw is what lies below an evaluator, called with the numbers of a typed array: there is nothing to encode.
`;

function toJson(outcomes: readonly Outcome[], rounds: number, disagreement: string | undefined): string {
  const disciplines = outcomes.map(({ discipline: { cards, from }, speeds }) => ({
    cards,
    from,
    handsPerSecond: speeds.map(({ label, ...speed }) => ({
      evaluator: label,
      ...Object.fromEntries(Object.entries(speed).map(([name, value]) => [name, Math.round(value)])),
    })),
  }));
  return JSON.stringify({ rounds, disagreement, disciplines });
}

function colourFor(stream: NodeJS.WriteStream, own: readonly string[]): (bar: string, label: string) => string {
  const paint = painterFor(stream);
  return (bar, label) => paint(own.includes(label) ? 'green' : 'cyan', bar);
}

function save(file: string, picture: string): void {
  orSayWhy(file, () => writeFileSync(file, picture));
}

function parseRounds(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new Error(`${quote(text)} is no number of rounds: expected a whole number from 1 to 9999`);
}
