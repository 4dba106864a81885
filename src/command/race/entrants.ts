import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { Evaluator } from '../../fast/evaluators/evaluator.ts';
import { evaluators } from '../../fast/evaluators/evaluators.ts';
import type { Lap } from '../../fast/race/lap.ts';
import { DISCIPLINES, type Discipline, RAW_RUNS } from '../../fast/race/workloads.ts';
import { BadData } from '../../machine/terminal/exit-status.ts';
import type { Answer, Checked, EntrantData, Order } from './worker.ts';

export interface Entrant {
  readonly label: string;
  readonly disciplines: readonly Discipline[];
  readonly lap: (discipline: Discipline, milliseconds: number) => Promise<Lap>;
}

/**
 * Enters every evaluator, in a thread of its own: V8 compiles a function once for all callers, and
 * is slower for many.
 */
export function enterAll(
  start: (data: EntrantData) => Worker,
  own?: Checked & { readonly file: string },
): Entrant[] {
  const enter = (label: string, { minCards, maxCards }: Checked, data: EntrantData): Entrant => {
    const worker = start(data);
    const canRun = ({ cards, from }: Discipline) =>
      data.isRaw
        ? from === 'encoded' && RAW_RUNS[data.name]?.[cards] !== undefined
        : cards >= minCards && cards <= maxCards;
    return {
      label,
      disciplines: DISCIPLINES.filter(canRun),
      lap: (discipline, milliseconds) => ask<Lap>(worker, { discipline, milliseconds }),
    };
  };
  const all = Object.entries<Evaluator>(evaluators);
  return [
    ...all.flatMap(([name, one]) =>
      RAW_RUNS[name] ? [enter(`${name}, raw`, one, { name, isRaw: true })] : [],
    ),
    ...all.map(([name, one]) => enter(name, one, { name })),
    ...(own ? [enter(own.name in evaluators ? `your ${own.name}` : own.name, own, own)] : []),
  ];
}

/**
 * Sends a worker one order and waits for the answer.
 * @throws BadData that says why there is none
 */
export async function ask<Output>(worker: Worker, order: Order): Promise<Output> {
  worker.postMessage(order);
  const answers: Promise<Answer<Output>[]> = once(worker, 'message');
  const [answer] = await answers.catch(({ message }: Error) => [{ error: message }]);
  if (answer && 'output' in answer) return answer.output;
  throw new BadData(answer?.error);
}
