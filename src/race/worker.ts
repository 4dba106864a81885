import { parentPort, workerData } from 'node:worker_threads';
import type { Evaluator } from '../evaluators/evaluator.ts';
import { evaluators } from '../evaluators/evaluators.ts';
import { guardProcess, requirePackage, usedMemory } from '../load/node.ts';
import { Runtime } from '../load/runtime.ts';
import { findDisagreement } from './check.ts';
import { type Lap, lapsOf } from './lap.ts';
import { loadSolution } from './solution.ts';
import { type Discipline, RAW_RUNS, runOf } from './workloads.ts';

/** What a worker needs to run laps of an evaluator; the file is that of your own. */
export interface EntrantData {
  readonly name: string;
  readonly isRaw?: boolean;
  readonly file?: string;
}

/** What a worker needs to check your own evaluator. */
export interface CheckData {
  readonly checked: string;
}

/** The result of a check, with how the evaluator disagrees with the rules, if it does. */
export interface Checked extends Pick<Evaluator, 'name' | 'minCards' | 'maxCards'> {
  readonly disagreement?: string | undefined;
}

/** One lap to run. */
export interface Order {
  readonly discipline: Discipline;
  readonly milliseconds: number;
}

/** What a worker answers: the result of a check or a lap, or why there is none. */
export type Answer<Output = Checked | Lap> = { readonly output: Output } | { readonly error: string };

const { checked, ...entrant } = workerData as EntrantData & Partial<CheckData>;
if (checked === undefined) enter(entrant);
else answer(() => check(checked));

function enter({ name, isRaw = false, file }: EntrantData): void {
  const evaluator = file === undefined ? evaluators[name as keyof typeof evaluators] : loadSolution(file);
  const laps = new Map<string, (milliseconds: number) => Lap>();
  parentPort?.on('message', ({ discipline, milliseconds }: Order) =>
    answer(() => {
      const run = () => (isRaw && RAW_RUNS[name]?.[discipline.cards]?.()) || runOf(evaluator, discipline);
      const lap = laps.get(discipline.title) ?? lapsOf(run());
      laps.set(discipline.title, lap);
      return lap(milliseconds);
    }),
  );
}

/** Loads an evaluator with loops that are counted, so that one that does not end is stopped, and asks it. */
function check(file: string): Checked {
  const runtime = new Runtime({ tell: () => {}, require: requirePackage, usedMemory });
  guardProcess(runtime);
  const evaluator = loadSolution(file, runtime);
  const { name, minCards, maxCards } = evaluator;
  return { name, minCards, maxCards, disagreement: findDisagreement(evaluator, () => runtime.beat()) };
}

function answer(work: () => Checked | Lap): void {
  const say = (given: Answer) => parentPort?.postMessage(given);
  try {
    say({ output: work() });
  } catch (error) {
    say({ error: (error as Error).message });
  }
}
