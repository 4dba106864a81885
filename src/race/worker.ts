import { parentPort, workerData } from 'node:worker_threads';
import type { Evaluator } from '../evaluators/evaluator.ts';
import { evaluators } from '../evaluators/evaluators.ts';
import type { Discipline } from './disciplines.ts';
import { RAW_RUNS, type Run, runEncoded, runText } from './lane.ts';
import { type Runner, runnerOf } from './lap.ts';
import type { Answer, EntrantData, Order } from './messages.ts';
import { loadSolution } from './solution.ts';

const { name, isRaw, file } = workerData as EntrantData;
const evaluator = file === undefined ? evaluators[name as keyof typeof evaluators] : await loadSolution(file);
const runners = new Map<string, Runner>();

parentPort?.on('message', ({ discipline, milliseconds }: Order) => {
  try {
    const runner = runners.get(discipline.id) ?? runnerOf(runFor(evaluator, discipline));
    runners.set(discipline.id, runner);
    say({ lap: runner.lap(milliseconds) });
  } catch (error) {
    say({ error: (error as Error).message });
  }
});

function runFor(one: Evaluator, { cards, from }: Discipline): Run {
  const raw = isRaw && RAW_RUNS[name]?.[cards];
  if (raw) return raw();
  return from === 'text' ? runText(one, cards) : runEncoded(one, cards);
}

function say(answer: Answer): void {
  parentPort?.postMessage(answer);
}
