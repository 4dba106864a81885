import { parentPort, workerData } from 'node:worker_threads';
import type { Evaluator } from '../evaluators/evaluator.ts';
import { evaluators } from '../evaluators/evaluators.ts';
import { findDisagreement } from './check.ts';
import { type Lap, lapsOf } from './lap.ts';
import type { Answer, CheckData, Checked, EntrantData, Order } from './messages.ts';
import { loadSolution } from './solution.ts';
import { type Discipline, RAW_RUNS, type Run, runOf } from './workloads.ts';

if ('progress' in workerData) await check(workerData as CheckData);
else await enter(workerData as EntrantData);

async function enter({ name, isRaw = false, file }: EntrantData): Promise<void> {
  const evaluator = file === undefined ? evaluators[name as keyof typeof evaluators] : loadSolution(file);
  const laps = new Map<string, (milliseconds: number) => Lap>();
  parentPort?.on('message', ({ discipline, milliseconds }: Order) => {
    try {
      const lap = laps.get(discipline.title) ?? lapsOf(runFor(evaluator, isRaw, discipline));
      laps.set(discipline.title, lap);
      say({ lap: lap(milliseconds) });
    } catch (error) {
      say({ error: (error as Error).message });
    }
  });
}

function runFor(evaluator: Evaluator, isRaw: boolean, discipline: Discipline): Run {
  return (isRaw && RAW_RUNS[evaluator.name]?.[discipline.cards]?.()) || runOf(evaluator, discipline);
}

async function check({ file, progress }: CheckData): Promise<void> {
  try {
    const evaluator = loadSolution(file);
    const disagreement = findDisagreement(evaluator, (size, place) => {
      progress[0] = size;
      progress[1] = place;
    });
    const { name, minCards, maxCards } = evaluator;
    say({ name, minCards, maxCards, ...(disagreement && { disagreement }) });
  } catch (error) {
    say({ error: (error as Error).message });
  }
}

function say(answer: Answer | Checked): void {
  parentPort?.postMessage(answer);
}
