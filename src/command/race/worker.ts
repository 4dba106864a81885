import { parentPort, workerData } from 'node:worker_threads';
import type { Evaluator } from '../../fast/evaluators/evaluator.ts';
import { evaluators } from '../../fast/evaluators/evaluators.ts';
import { type Lap, lapsOf } from '../../fast/race/lap.ts';
import { type Discipline, RAW_RUNS, type Run, runOf } from '../../fast/race/workloads.ts';
import { guardedRuntime } from '../../machine/load/load-solution.ts';
import { messageOf } from '../../machine/load/message-of.ts';
import { findDisagreement } from './find-disagreement.ts';
import { loadEvaluator } from './solution.ts';

/** An evaluator by name, its raw functions, or your own evaluator by its file. */
export interface EntrantData {
  readonly name: string;
  readonly isRaw?: boolean;
  readonly file?: string;
}

export type Order = 'check' | { readonly discipline: Discipline; readonly milliseconds: number };

export interface Checked extends Pick<Evaluator, 'name' | 'minCards' | 'maxCards'> {
  readonly disagreement?: string | undefined;
}

export type Answer<Output = Checked | Lap> =
  | { readonly output: Output }
  | { readonly error: string };

const { name, isRaw = false, file } = workerData as EntrantData;
const laps = new Map<string, (milliseconds: number) => Lap>();

parentPort?.on('message', (order: Order) => {
  const say = (answer: Answer) => parentPort?.postMessage(answer);
  try {
    say({ output: order === 'check' ? check() : runLap(order) });
  } catch (error) {
    say({ error: (error as Error).message });
  }
});

/** Checks your own evaluator, and stops endless loops. */
function check(): Checked {
  const runtime = guardedRuntime();
  const yours = loadEvaluator(`${file}`, runtime);
  const disagreement = findDisagreement(yours, () => runtime.beat());
  return { name: yours.name, minCards: yours.minCards, maxCards: yours.maxCards, disagreement };
}

function runLap({ discipline, milliseconds }: Exclude<Order, 'check'>): Lap {
  const lap = laps.get(discipline.title) ?? lapsOf(prepare(discipline));
  laps.set(discipline.title, lap);
  try {
    return lap(milliseconds);
  } catch (error) {
    throw new Error(messageOf(error), { cause: error });
  }
}

function prepare(discipline: Discipline): Run {
  const raw = isRaw && RAW_RUNS[name]?.[discipline.cards];
  if (raw) return raw();
  return runOf(
    file === undefined ? evaluators[name as keyof typeof evaluators] : loadEvaluator(file),
    discipline,
  );
}
