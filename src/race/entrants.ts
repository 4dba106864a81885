import type { Worker } from 'node:worker_threads';
import type { Evaluator } from '../evaluators/evaluator.ts';
import { evaluators } from '../evaluators/evaluators.ts';
import { BadData } from '../terminal/bad-data.ts';
import { within } from '../terminal/patience.ts';
import { DISCIPLINES, type Discipline } from './disciplines.ts';
import { RAW_RUNS } from './lane.ts';
import type { Lap } from './lap.ts';
import type { Answer, EntrantData, Order } from './messages.ts';

/** What the main thread knows of an evaluator that runs in a thread. */
type Facts = Pick<Evaluator, 'name' | 'minCards' | 'maxCards'>;

/** One evaluator in the race. */
export interface Entrant {
  readonly label: string;
  readonly disciplines: readonly Discipline[];
  readonly lap: (discipline: Discipline, milliseconds: number) => Promise<Lap>;
}

/**
 * Every evaluator and the raw functions of those that have some, each in a worker thread of its own. V8 compiles a function once
 * for all its callers, and slower for many than for one; so each worker has its own copy of everything.
 */
export function enterAll(start: (data: EntrantData) => Worker, own?: { evaluator: Facts; file: string }): Entrant[] {
  const enter = (label: string, evaluator: Facts, data: EntrantData): Entrant => {
    const worker = start(data);
    const failure = new Promise<never>((_, reject) => worker.once('error', reject));
    failure.catch(() => {}); // the next lap of this worker reports it
    return {
      label,
      disciplines: DISCIPLINES.filter((discipline) => canRun(evaluator, data, discipline)),
      lap: (discipline, milliseconds) =>
        within(
          LONGEST_LAP_S * 1000,
          Promise.race([failure, ask(worker, { discipline, milliseconds })]),
          tooLong(label),
        ).catch(({ message }: Error) => {
          throw new BadData(message);
        }),
    };
  };
  const names = Object.keys(evaluators) as (keyof typeof evaluators)[];
  return [
    ...Object.keys(RAW_RUNS).map((name) =>
      enter(`${name}, raw`, evaluators[name as keyof typeof evaluators], { name, isRaw: true }),
    ),
    ...names.map((name) => enter(name, evaluators[name], { name })),
    ...(own ? [enter(labelOf(own.evaluator), own.evaluator, { name: own.evaluator.name, file: own.file })] : []),
  ];
}

/** An evaluator of ours keeps its name. */
function labelOf({ name }: Facts): string {
  return name in evaluators ? `your ${name}` : name;
}

function canRun(evaluator: Facts, { name, isRaw }: EntrantData, { cards, from }: Discipline): boolean {
  if (isRaw) return from === 'encoded' && RAW_RUNS[name]?.[cards] !== undefined;
  return cards >= evaluator.minCards && cards <= evaluator.maxCards;
}

function ask(worker: Worker, order: Order): Promise<Lap> {
  return new Promise((resolve, reject) => {
    worker.once('message', (answer: Answer) => {
      if ('error' in answer) reject(new Error(answer.error));
      else resolve(answer.lap);
    });
    worker.postMessage(order);
  });
}

/** A lap takes a fraction of a second, but the first one has to prepare the hands. */
const LONGEST_LAP_S = 20;

const tooLong = (label: string): string =>
  `${label} did not finish within ${LONGEST_LAP_S} seconds: is there an endless loop?`;
