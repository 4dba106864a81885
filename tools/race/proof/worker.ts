/** A thread of the proof: it does one job after the other. */
import { parentPort } from 'node:worker_threads';
import { doJob } from './jobs.ts';
import { PLAN } from './plan.ts';
import type { Answer, Order } from './pool.ts';

parentPort?.on('message', (order: Order) => {
  parentPort?.postMessage(answerTo(order));
});

function answerTo({ name, input }: Order): Answer {
  try {
    return { output: doJob(PLAN, name, input) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}
