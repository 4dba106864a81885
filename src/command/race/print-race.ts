import type { Worker } from 'node:worker_threads';
import { startWorker } from '../../machine/package/start-worker.ts';
import { painterFor } from '../../machine/terminal/colours.ts';
import { BAD_DATA } from '../../machine/terminal/exit-status.ts';
import { requireReadable, requireWritable } from '../../machine/terminal/files.ts';
import { wrapFor } from '../../machine/terminal/wrap-text.ts';
import { drawBars, savePicture } from './drawings.ts';
import { ask, enterAll } from './entrants.ts';
import { type Outcome, race } from './race.ts';
import type { Checked, EntrantData } from './worker.ts';

export interface RaceOptions {
  readonly json?: boolean;
  readonly svg?: string;
  readonly solution?: string;
  readonly rounds: number;
}

export async function printRace({
  json = false,
  svg,
  solution: file,
  rounds,
}: RaceOptions): Promise<void> {
  if (file !== undefined) requireReadable(file);
  if (svg !== undefined) requireWritable(svg);
  const { stdout, stderr } = process;
  const workers: Worker[] = [];
  const start = (workerData: EntrantData): Worker => {
    const worker = startWorker('race', { workerData });
    workers.push(worker);
    return worker;
  };
  try {
    const own =
      file === undefined ? undefined : await ask<Checked>(start({ name: '', file }), 'check');
    const disagreement = own?.disagreement;
    if (disagreement) process.exitCode = BAD_DATA;
    if (disagreement && !json)
      stderr.write(wrapFor(stderr, `${disagreement}\nRacing it anyway.\n\n`));

    const entrants = enterAll(start, own && { ...own, file: `${file}` });
    const paint = painterFor(stdout);
    const ownLabel = own && entrants.at(-1)?.label;
    const colour = (bar: string, label: string) =>
      paint(label === ownLabel ? 'green' : 'cyan', bar);
    const outcomes: Outcome[] = [];
    for await (const outcome of race(entrants, rounds)) {
      outcomes.push(outcome);
      if (!json) stdout.write(`${drawBars(outcome, colour)}\n\n`);
    }
    if (svg !== undefined) savePicture(svg, outcomes);
    stdout.write(json ? `${toJson(outcomes, rounds, disagreement)}\n` : noteOn(rounds));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

const noteOn = (rounds: number): string => `\
Hands per second: the median of ${rounds} ${rounds === 1 ? 'round' : 'rounds'}, then the slowest to the fastest.
All get the same random hands and take turns, each in its own thread. Raw is the
function inside an evaluator, called with numbers from a typed array: there is
nothing to encode.
`;

function toJson(
  outcomes: readonly Outcome[],
  rounds: number,
  disagreement: string | undefined,
): string {
  const disciplines = outcomes.map(({ discipline: { cards, from }, speeds }) => {
    const handsPerSecond = speeds.map(({ label, ...speed }) => ({ evaluator: label, ...speed }));
    return { cards, from, handsPerSecond };
  });
  const whole = (_key: string, value: unknown) =>
    typeof value === 'number' ? Math.round(value) : value;
  return JSON.stringify({ rounds, disagreement, disciplines }, whole);
}
