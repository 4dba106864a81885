import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { type EvaluatorName, evaluators } from '../../src/evaluators/evaluators.ts';
import { BadData } from '../machine/terminal/exit-status.ts';
import type { Lap } from './lap.ts';
import type { Answer, Checked, EntrantData, Order } from './worker.ts';
import { DISCIPLINES, type Discipline, RAW_RUNS } from './workloads.ts';

/** Takes part in a race, in a thread of its own. */
export interface Entrant {
  /** Names it in the results. */
  readonly label: string;
  /** Those in which it can take part. */
  readonly disciplines: readonly Discipline[];
  /** Runs a discipline for about so long, and says how many hands it ranked in what time. */
  readonly lap: (discipline: Discipline, milliseconds: number) => Promise<Lap>;
}

/** Your own evaluator, after it was checked. */
export interface OwnEvaluator extends Checked {
  readonly file: string;
}

/** Starts the thread of an entrant. */
export type StartWorker = (data: EntrantData) => Worker;

const NAMES = Object.keys(evaluators) as EvaluatorName[];

/**
 * Enters the raw functions, every evaluator and, last, your own. Each gets a thread of its own,
 * because V8 compiles a function once for all callers, and makes it slower if there are many.
 */
export function enterAll(start: StartWorker, own?: OwnEvaluator): Entrant[] {
  const rawNames = NAMES.filter((name) => RAW_RUNS[name] !== undefined);
  const entrants = [
    ...rawNames.map((name) => enterRaw(start, name)),
    ...NAMES.map((name) => enterEvaluator(start, name)),
  ];
  if (own) entrants.push(enterOwn(start, own));
  return entrants;
}

/** Returns how your own evaluator is called: `your counter`, if there is one of that name. */
export function labelOfOwn({ name }: Checked): string {
  return name in evaluators ? `your ${name}` : name;
}

function enterRaw(start: StartWorker, name: EvaluatorName): Entrant {
  const disciplines = DISCIPLINES.filter(
    ({ cards, from }) => from === 'encoded' && RAW_RUNS[name]?.[cards] !== undefined,
  );
  return entrantIn(start({ kind: 'raw', name }), `${name}, raw`, disciplines);
}

function enterEvaluator(start: StartWorker, name: EvaluatorName): Entrant {
  const worker = start({ kind: 'evaluator', name });
  return entrantIn(worker, name, disciplinesFor(evaluators[name]));
}

function enterOwn(start: StartWorker, own: OwnEvaluator): Entrant {
  const worker = start({ kind: 'own', file: own.file });
  return entrantIn(worker, labelOfOwn(own), disciplinesFor(own));
}

/** Lists the disciplines whose hands have as many cards as an evaluator takes. */
function disciplinesFor({ minCards, maxCards }: Checked): Discipline[] {
  return DISCIPLINES.filter(({ cards }) => cards >= minCards && cards <= maxCards);
}

function entrantIn(worker: Worker, label: string, disciplines: readonly Discipline[]): Entrant {
  return {
    label,
    disciplines,
    lap: (discipline, milliseconds) => ask<Lap>(worker, { discipline, milliseconds }),
  };
}

/**
 * Sends a worker one order and waits for the answer.
 * @throws BadData that says why there is none
 */
export async function ask<Output>(worker: Worker, order: Order): Promise<Output> {
  worker.postMessage(order);
  const answer = await answerOf<Output>(worker);
  if ('error' in answer) throw new BadData(answer.error);
  return answer.output;
}

/** Waits for the answer of a worker. If the worker fails, its error is the answer. */
async function answerOf<Output>(worker: Worker): Promise<Answer<Output>> {
  try {
    const [answer] = await once(worker, 'message');
    return answer;
  } catch (error) {
    return { error: (error as Error).message };
  }
}
