import { parentPort, workerData } from 'node:worker_threads';
import type { Evaluator } from '../evaluators/evaluator.ts';
import { evaluators } from '../evaluators/evaluators.ts';
import { findDisagreement } from './check.ts';
import type { Discipline } from './disciplines.ts';
import { RAW_RUNS, type Run, runEncoded, runText } from './lane.ts';
import { type LapTimer, lapTimerOf } from './lap.ts';
import type { Answer, CheckData, Checked, EntrantData, Order } from './messages.ts';
import { loadSolution } from './solution.ts';

if ('progress' in workerData) await check(workerData as CheckData);
else await enter(workerData as EntrantData);

async function enter({ name, isRaw = false, file }: EntrantData): Promise<void> {
  const evaluator = file === undefined ? evaluators[name as keyof typeof evaluators] : loadSolution(file);
  const timers = new Map<string, LapTimer>();
  parentPort?.on('message', ({ discipline, milliseconds }: Order) => {
    try {
      const timer = timers.get(discipline.id) ?? lapTimerOf(runFor(evaluator, isRaw, discipline));
      timers.set(discipline.id, timer);
      say({ lap: timer.lap(milliseconds) });
    } catch (error) {
      say({ error: (error as Error).message });
    }
  });
}

function runFor(one: Evaluator, isRaw: boolean, { cards, from }: Discipline): Run {
  const raw = isRaw && RAW_RUNS[one.name]?.[cards];
  if (raw) return raw();
  return from === 'text' ? runText(one, cards) : runEncoded(one, cards);
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
