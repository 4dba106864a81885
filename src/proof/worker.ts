import { parentPort } from 'node:worker_threads';
import { PLAN } from './plan.ts';
import { doJob, type Input, type Job } from './pool.ts';

parentPort?.on('message', ({ name, input }: { name: Job; input: Input<Job> }) => {
  try {
    parentPort?.postMessage({ output: doJob(PLAN, name, input) });
  } catch (error) {
    parentPort?.postMessage({ error: (error as Error).message });
  }
});
