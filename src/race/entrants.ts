import type { Worker } from 'node:worker_threads';
import type { Evaluator } from '../evaluators/evaluator.ts';
import { evaluators } from '../evaluators/evaluators.ts';
import { within } from '../terminal/patience.ts';
import { DISCIPLINES, type Discipline } from './disciplines.ts';
import { RAW_RUNS } from './lane.ts';
import type { Lap } from './lap.ts';
import type { Answer, EntrantData, Order } from './messages.ts';

/** What there is to know of an evaluator that runs in a thread. */
type Facts = Pick<Evaluator, 'name' | 'minCards' | 'maxCards'>;

/** Somebody in the race. */
export interface Entrant {
  readonly label: string;
  readonly disciplines: readonly Discipline[];
  readonly lap: (discipline: Discipline, milliseconds: number) => Promise<Lap>;
}

/**
 * Every evaluator and the raw functions of those that have some, each in a worker thread of its own.
 * V8 compiles a function once for all who call it, and slower for many than for one; so each has its own copy of everything.
 */
export function enterAll(start: (data: EntrantData) => Worker, own?: { evaluator: Facts; file: string }): Entrant[] {
  const enter = (label: string, evaluator: Facts, data: EntrantData): Entrant => {
    const worker = start(data);
    const failure = new Promise<never>((_, reject) => worker.once('error', reject));
    failure.catch(() => {}); // it is heard of when the worker is asked for its next lap
    return {
      label,
      disciplines: DISCIPLINES.filter((discipline) => canRun(evaluator, data, discipline)),
      lap: (discipline, milliseconds) =>
        within(LONGEST_LAP * 1000, Promise.race([failure, ask(worker, { discipline, milliseconds })]), tooLong(label)),
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

/** One of ours with the same name keeps it. */
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

/** In seconds. A lap takes a fraction of one, but the first one has to prepare the hands. */
const LONGEST_LAP = 20;

const tooLong = (label: string): string =>
  `${label} did not finish within ${LONGEST_LAP} seconds: is there an endless loop?`;
