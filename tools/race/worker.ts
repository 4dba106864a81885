/** The thread of one entrant: it checks your own evaluator, or runs laps of any. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Evaluator } from '../../src/evaluators/evaluator.ts';
import { type EvaluatorName, evaluators } from '../../src/evaluators/evaluators.ts';
import { guardedRuntime } from '../machine/load/load-solution.ts';
import { messageOf } from '../machine/load/message-of.ts';
import { findDisagreement } from './find-disagreement.ts';
import { type Lap, lapsOf } from './lap.ts';
import { loadEvaluator } from './solution.ts';
import { type Discipline, RAW_RUNS, type Run, runOf } from './workloads.ts';

/** An evaluator by its name, its raw functions, or your own evaluator by its file. */
export type EntrantData =
  | { readonly kind: 'evaluator' | 'raw'; readonly name: EvaluatorName }
  | { readonly kind: 'own'; readonly file: string };

/** What the thread is asked for: to check your own evaluator, or to run a lap. */
export type Order = 'check' | LapOrder;

interface LapOrder {
  readonly discipline: Discipline;
  readonly milliseconds: number;
}

/** Your own evaluator as it calls itself, and how it disagrees with the rules, if it does. */
export interface Checked extends Pick<Evaluator, 'name' | 'minCards' | 'maxCards'> {
  readonly disagreement?: string | undefined;
}

/** Gives what an order asked for, or the message of what was thrown. */
export type Answer<Output = Checked | Lap> =
  | { readonly output: Output }
  | { readonly error: string };

const entrant = workerData as EntrantData;

/** What runs a lap, by the title of the discipline. */
const laps = new Map<string, (milliseconds: number) => Lap>();

parentPort?.on('message', (order: Order) => {
  parentPort?.postMessage(answerTo(order));
});

function answerTo(order: Order): Answer {
  try {
    return { output: order === 'check' ? check() : runLap(order) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

/** Checks your own evaluator, and stops endless loops. */
function check(): Checked {
  if (entrant.kind !== 'own') throw new Error('only your own evaluator is checked');
  const runtime = guardedRuntime();
  const evaluator = loadEvaluator(entrant.file, runtime);
  const { name, minCards, maxCards } = evaluator;
  const disagreement = findDisagreement(evaluator, () => runtime.beat());
  return { name, minCards, maxCards, disagreement };
}

function runLap({ discipline, milliseconds }: LapOrder): Lap {
  const lap = laps.get(discipline.title) ?? lapsOf(prepare(discipline));
  laps.set(discipline.title, lap);
  try {
    return lap(milliseconds);
  } catch (error) {
    throw new Error(messageOf(error), { cause: error });
  }
}

function prepare(discipline: Discipline): Run {
  switch (entrant.kind) {
    case 'own':
      return runOf(loadEvaluator(entrant.file), discipline);
    case 'raw':
      return prepareRaw(entrant.name, discipline);
    case 'evaluator':
      return runOf(evaluators[entrant.name], discipline);
  }
}

function prepareRaw(name: EvaluatorName, { cards }: Discipline): Run {
  const prepareRun = RAW_RUNS[name]?.[cards];
  if (prepareRun === undefined) throw new Error(`${name} has no raw function for ${cards} cards`);
  return prepareRun();
}
