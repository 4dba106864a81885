import { writeFileSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import { quote } from '../kata/cards/quote.ts';
import { painterFor } from '../terminal/colours.ts';
import { orSayWhy, requireReadable, requireWritable } from '../terminal/files.ts';
import { startWorker } from '../terminal/start-worker.ts';
import { wrapFor } from '../terminal/wrap-text.ts';
import { drawBars } from './bars.ts';
import { answerOf, enterAll } from './entrants.ts';
import { drawPicture } from './picture.ts';
import { type Outcome, race } from './race.ts';
import type { CheckData, Checked, EntrantData } from './worker.ts';

export interface RaceOptions {
  readonly json?: boolean;
  readonly svg?: string;
  readonly solution?: string;
  readonly rounds: string;
}

/** Runs `race`: prints how many hands a second every evaluator judges, each discipline as soon as it is over. */
export async function printRace({ json = false, svg, solution, rounds: roundsText }: RaceOptions): Promise<void> {
  const rounds = parseRounds(roundsText);
  if (svg !== undefined) requireWritable(svg);
  if (solution !== undefined) requireReadable(solution);
  const { stdout, stderr } = process;
  const workers: Worker[] = [];
  const start = (workerData: EntrantData | CheckData): Worker => {
    const worker = startWorker('race', { workerData });
    workers.push(worker);
    return worker;
  };
  try {
    if (solution !== undefined && stderr.isTTY) stderr.write('Checking yours against the rules …\n\n');
    const own = solution === undefined ? undefined : await answerOf<Checked>(start({ checked: solution }));
    const disagreement = own?.disagreement;
    if (disagreement) process.exitCode = 1;
    if (disagreement && !json) stderr.write(wrapFor(stderr, `${disagreement}\nIt is raced all the same.\n\n`));

    const entrants = enterAll(start, own && { evaluator: own, file: `${solution}` });
    const paint = painterFor(stdout);
    const ownLabel = own && entrants.at(-1)?.label;
    const colour = (bar: string, label: string) => paint(label === ownLabel ? 'green' : 'cyan', bar);
    const outcomes: Outcome[] = [];
    for await (const outcome of race(entrants, rounds)) {
      outcomes.push(outcome);
      if (!json) stdout.write(`${drawBars(outcome, colour)}\n\n`);
    }
    if (svg !== undefined) {
      const picture = drawPicture(outcomes.filter(({ discipline }) => discipline.from === 'encoded'));
      orSayWhy(svg, () => writeFileSync(svg, picture));
    }
    stdout.write(json ? `${toJson(outcomes, rounds, disagreement)}\n` : noteOn(rounds));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

const noteOn = (rounds: number): string => `\
Hands a second: the median of ${rounds} ${rounds === 1 ? 'round' : 'rounds'}, then the slowest to the fastest.
All get the same random hands, each in a thread of its own, one after the other
in each round. Raw is the function below an evaluator, called with the numbers
of a typed array: there is nothing to encode.
`;

function toJson(outcomes: readonly Outcome[], rounds: number, disagreement: string | undefined): string {
  const disciplines = outcomes.map(({ discipline: { cards, from }, speeds }) => ({
    cards,
    from,
    handsPerSecond: speeds.map(({ label, median, slowest, fastest }) => ({
      evaluator: label,
      median: Math.round(median),
      slowest: Math.round(slowest),
      fastest: Math.round(fastest),
    })),
  }));
  return JSON.stringify({ rounds, disagreement, disciplines });
}

function parseRounds(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new Error(`${quote(text)} is not a number of rounds: expected a whole number from 1 to 9999`);
}
